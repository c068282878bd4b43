import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { usualBodyBytes } from '@filao/domain/kernel/endpoint'
import { languages } from '@filao/domain/kernel/language'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { programFinder } from '#features/access/keys/authenticate'
import { callerFinder, sessionCookie } from '#features/access/sessions/session'
import { serveWebhook } from '#features/billing/webhook'
import type { Parts } from '#platform/feature/feature'
import { alwaysReady, type Readiness } from '#platform/health/readiness'
import { serveHealth } from '#platform/health/serve-health'
import { readBodies } from '#platform/http/body/body'
import type { FindCaller } from '#platform/http/call'
import { endConnections } from '#platform/http/connections'
import { serveDocumentation } from '#platform/http/documentation/serve-documentation'
import { serveEvents } from '#platform/http/events/event-stream'
import { servePublicFiles } from '#platform/http/files/public-files'
import { securityHeaders, sendSecurityHeaders } from '#platform/http/headers'
import { trustedHops } from '#platform/http/network'
import { bearerOf, checkOrigin } from '#platform/http/origin'
import { notFound, sendProblem } from '#platform/http/problems'
import { limitSenders, timeouts } from '#platform/http/senders'
import { server } from '#platform/http/serve/serve'
import { serveWeb } from '#platform/http/web'
import { requestId, type ServedRequest, watchRequests } from '#platform/observation/requests'
import { features } from './features.ts'

/** The parts that balancers and metrics watch the application through. */
type Watch = { readiness: Readiness; onAnswer: (answered: ServedRequest) => void }

/** Builds the application of a process without screens and API: it only answers the questions about its health. */
export function buildHealthApp({ db }: Pick<Parts, 'db'>, readiness: Readiness): FastifyInstance {
  const app = Fastify({ logger: false })
  endConnections(app)
  serveHealth(app, db, readiness)
  return app
}

/** Builds the web application: its API under `/api`, and the screens at every other URL. */
export async function buildApp(
  parts: Parts,
  { readiness = alwaysReady, onAnswer = () => undefined }: Partial<Watch> = {},
): Promise<FastifyInstance> {
  const { config, db, log } = parts
  const isHttps = config.publicUrl.startsWith('https://')
  const headers = securityHeaders({ isHttps, mapTilesUrl: config.mapTilesUrl })
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // The ids of a request are in each line that is logged for it, by this logger or another one.
    childLoggerFactory: (logger) => logger,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedHops(config.trustProxy),
    schemaController: { compilersFactory: withoutSchemas },
    bodyLimit: usualBodyBytes,
    requestTimeout: timeouts.fileMs,
    http: { headersTimeout: 8000, connectionsCheckingInterval: 1000 },
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // A URL that cannot be parsed is refused before a route is found.
    frameworkErrors: (error, request, reply) => {
      request.language = preferredLanguage(request.headers['accept-language'])
      sendProblem(error, request, reply.headers(headers))
    },
  })
  const readBody = readBodies(app)
  app.decorateRequest('language', 'fr')
  watchRequests(app, { log, slowMs: config.slowRequestMs, onAnswer })
  limitSenders(app)
  endConnections(app, { isLeaving: () => readiness.state() === 'stopping' })
  sendSecurityHeaders(app, headers)
  await app.register(cookie)
  await app.register(multipart)
  await app.register(compress, { global: true, threshold: 1024 })

  app.addHook('onRequest', async (request) => {
    request.language = preferredLanguage(request.headers['accept-language'])
    checkOrigin(request, config.publicUrl)
  })
  app.setErrorHandler(sendProblem)

  const cookieOfSession = sessionCookie(config)
  const [findPerson, findProgram] = [callerFinder(db, cookieOfSession), programFinder(db)]
  const findCaller: FindCaller = async (request, reply) => {
    const token = bearerOf(request)
    return token === null ? await findPerson(request) : await findProgram(token, request, reply)
  }
  serveEvents(app, { db, events: parts.events, findCaller })
  if (parts.payments) await serveWebhook(app, { ...parts, payments: parts.payments })
  const { serve, endpoints } = server(app, { db, files: parts.files, now: parts.now, findCaller, readBody })
  for (const { routes } of features) routes?.(serve, parts)
  servePublicFiles(app, parts.files)

  serveHealth(app, db, readiness)
  serveDocumentation(app, endpoints, config.publicUrl)
  app.all('/api/*', async () => {
    throw notFound()
  })
  await serveWeb(app, cookieOfSession.name, { hasWorker: config.hasServiceWorker })
  return app
}

/** The contract validates and shapes every call, so Fastify's own schema compilers are not even loaded. */
const withoutSchemas = { buildValidator: refuseSchemas, buildSerializer: refuseSchemas }

function refuseSchemas(): never {
  throw new Error('a route has a schema of Fastify’s: the contract says what it takes and answers')
}

function preferredLanguage(header: string | undefined) {
  const first = header?.slice(0, 2).toLowerCase()
  return languages.find((language) => language === first) ?? 'fr'
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of problems: the user's, else the browser's. */
    language: 'fr' | 'en'
  }
}
