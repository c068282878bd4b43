import { type Behaviour, givenReceiver, type Receiver, respond } from '../../server/testing/network/receiver.ts'

/** A receiver of the benchmark: the way in which it fails, and the instant of its latest new event, in milliseconds. */
export type BenchReceiver = Receiver & { name: string; latestAt: () => number }

/** The time for which one receiver takes nothing at all, in milliseconds. */
const absence = 60_000

/**
 * Starts three receivers without failures, six that mistreat the first attempt of every seventh event, and one that is
 * away for the first minute. The redirecting one names the trap.
 */
export async function startReceivers(trap: Receiver): Promise<BenchReceiver[]> {
  const hangUp: Behaviour = (_one, _response, request) => void request.socket.destroy()
  const redirect: Behaviour = (_one, response) => void response.writeHead(307, { location: trap.url }).end()
  const promiseMore: Behaviour = (_one, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('ok')
    setTimeout(() => response.destroy(), 5)
  }
  const began = performance.now()
  const isAway = () => performance.now() - began < absence
  const accept = respond(204)
  const behaviours: [name: string, behave: Behaviour][] = [
    ['accepts, 1', accept],
    ['accepts, 2', accept],
    ['accepts, 3', accept],
    ['answers 503', sometimes(respond(503, 'Busy'))],
    ['never answers', sometimes(() => undefined)],
    ['hangs up', sometimes(hangUp)],
    ['redirects elsewhere', sometimes(redirect)],
    ['takes the event, answers 500', sometimes(respond(500, 'Oops'))],
    ['answers 200, breaks off its text', sometimes(promiseMore)],
    ['is away for a minute', (...parts) => (isAway() ? hangUp : accept)(...parts)],
  ]
  return await Promise.all(behaviours.map(([name, behave]) => startReceiver(name, behave)))
}

/** Mistreats the first attempt of every seventh event, and accepts everything else. */
function sometimes(mistreat: Behaviour): Behaviour {
  const seen = new Set<string>()
  return (received, response, request) => {
    const isFirst = !seen.has(received.id)
    seen.add(received.id)
    const behave = isFirst && seen.size % 7 === 0 ? mistreat : respond(204)
    behave(received, response, request)
  }
}

async function startReceiver(name: string, behave: Behaviour): Promise<BenchReceiver> {
  const receiver = await givenReceiver()
  const seen = new Set<string>()
  let latestAt = 0
  receiver.behave((received, response, request) => {
    if (!seen.has(received.id)) latestAt = performance.now()
    seen.add(received.id)
    behave(received, response, request)
  })
  return { ...receiver, name, latestAt: () => latestAt }
}
