import { setTimeout as wait } from 'node:timers/promises'
import type { Attack } from './attacks.ts'
import type { Shop } from './company.ts'

/** The number of answers with each status; 0 is a connection that ended without an answer. */
export type Tally = Record<string, number>

/** Lets hostile companies do an attack until the signal, its senders shared among them. */
export async function attack(
  { atOnce, prepare, once }: Attack,
  shops: Shop[],
  signal: AbortSignal,
  most = Number.POSITIVE_INFINITY,
): Promise<Tally> {
  const tally: Tally = {}
  let left = most
  for (const shop of shops) await prepare?.(shop)
  const send = async (shop: Shop) => {
    while (!signal.aborted && left-- > 0) {
      const status = await once(shop, signal)
      if (signal.aborted && status === 0) return
      tally[status] = (tally[status] ?? 0) + 1
      // A refused sender of a flood does not wait, but leaves its own process time to breathe.
      if (status === 503 || status === 429 || status === 0) await wait(20)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, n) => send(shops[n % shops.length] as Shop)))
  return tally
}
