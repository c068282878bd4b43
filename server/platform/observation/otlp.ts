import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { recordSpans, type Tracer } from '../trace.ts'

/** The time in milliseconds in which a stop sends the last spans. */
const lastSendMs = 1500

/**
 * Sends the spans of this process to an OpenTelemetry collector, as OTLP over HTTP, where one is set: its libraries are
 * only loaded then. Returns the function that sends the rest and stops.
 */
export async function exportSpans({ otlpEndpoint }: Pick<Config, 'otlpEndpoint'>): Promise<() => Promise<void>> {
  if (!otlpEndpoint) return async () => undefined
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${otlpEndpoint}/v1/traces`, timeoutMillis: 3000 })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'filao' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000 })],
  })
  const spans = provider.getTracer('filao')
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL }

  const contextOf = (parent: string | undefined) => {
    if (!parent) return api.ROOT_CONTEXT
    const [, traceId = '', spanId = '', flags = '00'] = parent.split('-')
    const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
    return api.trace.setSpanContext(api.ROOT_CONTEXT, remote)
  }

  const start: Tracer['start'] = (name, kind, attributes, parent) => {
    const span = spans.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent))
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      end: ({ failed = false, attributes: more = {} } = {}) => {
        span.setAttributes(more)
        if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  recordSpans({ start })
  return async () => {
    recordSpans(null)
    // A collector that is away holds up no stop.
    await Promise.race([provider.shutdown(), wait(lastSendMs, undefined, { ref: false })])
  }
}
