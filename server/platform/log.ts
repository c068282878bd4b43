import { type DestinationStream, type Logger, pino } from 'pino'
import { traceFields } from './trace.ts'

export type Log = Logger

type LoggedRequest = { method?: string; url?: string; routeOptions?: { url?: string | undefined } }
type LoggedError = Error & { code?: unknown; constraint?: unknown; table?: unknown; cause?: unknown; errors?: unknown }

/** Keys with personal data or secrets: they are removed from every line, at the top and one level down. */
const secrets = [
  'password',
  'token',
  'code',
  'email',
  'phoneNumbers',
  'firstName',
  'lastName',
  'cookie',
  'authorization',
  'body',
]

/**
 * Creates the server's log: one JSON object per line, or short text on a terminal. Personal data and secrets are not
 * logged.
 */
export function createLog(level: string, stream: DestinationStream = terminal()): Log {
  return pino(
    {
      level,
      base: null,
      mixin: traceFields,
      redact: { paths: secrets.flatMap((key) => [key, `*.${key}`, `req.headers.${key}`]), remove: true },
      serializers: { err: describeError, error: describeError, req: describeRequest },
    },
    stream,
  )
}

/**
 * Returns an error's loggable fields. The other texts of a database error (`detail`, `where`, parameters) hold values
 * of rows and are left out.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!isError(error)) return { message: String(error) }
  const { name, stack, code, constraint, table, cause } = error
  return {
    type: name,
    message: messageOf(error),
    errorCode: code,
    constraint,
    table,
    stack,
    ...(isError(cause) ? { cause: describeError(cause) } : {}),
  }
}

/**
 * Returns an error's message. A connection that was tried at several addresses has a message for each, and none of its
 * own.
 */
function messageOf({ message, errors }: LoggedError): string {
  return message || (Array.isArray(errors) ? errors.map((one: LoggedError) => one.message).join('; ') : '')
}

/** Returns true for an error, or pg-boss's form of one: a plain object with its message and stack. */
function isError(thrown: unknown): thrown is LoggedError {
  return typeof thrown === 'object' && thrown !== null && 'message' in thrown
}

/** Returns the route's pattern instead of the URL: public codes and reset tokens are in URLs. */
function describeRequest(request: LoggedRequest): Record<string, unknown> {
  return { method: request.method, route: request.routeOptions?.url ?? '(none)' }
}

function terminal(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination(1)
  return { write: (line) => void process.stdout.write(readable(line)) }
}

const levelNames: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

function readable(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>
  const clock = new Date(Number(time)).toTimeString().slice(0, 8)
  const facts = Object.entries(rest).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`)
  return `${clock} ${levelNames[Number(level)]?.padEnd(5)} ${msg ?? ''}${facts.join('')}${stackOf(err)}\n`
}

function stackOf(error: unknown): string {
  if (!isError(error)) return ''
  const { message, stack, cause } = error
  return `\n${stack ?? message}${isError(cause) ? `\ncaused by:${stackOf(cause)}` : ''}`
}
