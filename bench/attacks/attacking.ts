import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Shop } from '../../server/testing/attacks/company.ts'
import type { Tally } from '../../server/testing/attacks/run.ts'

/** The attack that a worker does, by its name, with the hostile companies, and its senders where they differ. */
export type Orders = { name: string; shops: Shop[]; atOnce?: number }

/** Starts an attack in a thread of its own, so that it does not slow down what this one measures. */
export async function startAttack(orders: Orders): Promise<{ stop: () => Promise<Tally> }> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: orders })
  await once(worker, 'message')
  return {
    stop: async () => {
      worker.postMessage('stop')
      const [tally] = await once(worker, 'message')
      await worker.terminate()
      return tally
    },
  }
}

/** Returns the answers in words: `200: 31, 503: 4`. */
export function tallyWords(tally: Tally): string {
  const words = Object.entries(tally).map(([status, count]) => `${status}: ${count}`)
  return words.join(', ') || 'none ended'
}
