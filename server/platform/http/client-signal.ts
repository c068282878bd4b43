import { Problem } from '@filao/domain/kernel/problem'
import type { FastifyReply } from 'fastify'

/** Returns a signal that aborts when the client leaves before its request was answered. */
export function clientSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  // A response closes in any case; the client left only if it was not wholly written by then.
  const closed = () => raw.writableFinished || leaving.abort(abandoned())
  if (raw.closed) closed()
  else raw.once('close', closed)
  return leaving.signal
}

/** Returns a refusal that nobody reads; as a Problem it is not logged as a failure of the server. */
export function abandoned(): Problem {
  return new Problem('malformed', {
    fr: 'La demande a été abandonnée avant sa réponse.',
    en: 'The request was abandoned before its answer.',
  })
}
