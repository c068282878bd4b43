import { once } from 'node:events'
import { createServer } from 'node:net'

/** Ports in each range that `freePort` draws from. */
const rangeSize = 6000

/**
 * Finds a free port of the loopback address among the 6,000 ports from `first` on. They lie below the ports that the
 * system gives by itself: one of those can be taken by another program, or by a client that connects to itself while it
 * waits for its server, before the caller listens.
 */
export async function freePort(first: 20_000 | 26_000): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = first + Math.floor(Math.random() * rangeSize)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port from ${first} to ${first + rangeSize - 1}`)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  await once(probe.close(), 'close')
  return true
}
