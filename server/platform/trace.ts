import { AsyncLocalStorage } from 'node:async_hooks'

/** The request or job that runs: its id, and its position in a trace, as W3C Trace Context writes it. */
export type Trace = { requestId?: string; traceparent?: string | undefined }

/** Attributes of a span. They hold no personal data: no values of statements, no addresses, no URLs. */
type Attributes = Record<string, string | number>

/** A part of a trace that is being timed. */
export type Span = { traceparent: string; end: (outcome?: { failed?: boolean; attributes?: Attributes }) => void }

type Kind = 'server' | 'client' | 'internal'

/** Records spans, each as a child of the one in `parent`. */
export type Tracer = { start: (name: string, kind: Kind, attributes: Attributes, parent?: string) => Span }

const running = new AsyncLocalStorage<Trace>()
let tracer: Tracer | null = null

/** Records the spans of this process from now on; with null none, which costs nothing. */
export function recordSpans(recorder: Tracer | null): void {
  tracer = recorder
}

/** Runs work as a part of a request or job: its log lines and outgoing calls carry the ids. */
export function runTraced<Result>(trace: Trace, work: () => Result): Result {
  return running.run(trace, work)
}

/** Begins the span of a request, which ends in another callback; null when no spans are recorded. */
export function beginSpan(name: string, attributes: Attributes, parent: string | undefined): Span | null {
  return tracer?.start(name, 'server', attributes, parent) ?? null
}

/** Times work as a span of the trace that runs. The attributes are only composed where spans are recorded. */
export async function inSpan<Result>(
  name: string,
  kind: Exclude<Kind, 'server'>,
  attributes: () => Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracer) return await work()
  const trace = running.getStore()
  const span = tracer.start(name, kind, attributes(), trace?.traceparent)
  try {
    const result = await running.run({ ...trace, traceparent: span.traceparent }, work)
    span.end()
    return result
  } catch (error) {
    span.end({ failed: true })
    throw error
  }
}

/** Returns the ids that each log line carries. */
export function traceFields(): { reqId?: string; traceId?: string } {
  const { requestId, traceparent } = running.getStore() ?? {}
  const traceId = traceparent?.split('-')[1]
  return { ...(requestId ? { reqId: requestId } : {}), ...(traceId ? { traceId } : {}) }
}

/** Returns the header that continues the trace in another service. */
export function traceHeaders(): Record<string, string> {
  const { traceparent } = running.getStore() ?? {}
  return traceparent ? { traceparent } : {}
}

/** Returns a received `traceparent`, if it is one: anyone may send anything, and it reaches the log. */
export function acceptTraceparent(header: unknown): string | undefined {
  const isOne = typeof header === 'string' && /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(header)
  return isOne ? header : undefined
}
