import { parentPort, workerData } from 'node:worker_threads'
import { attacks } from '../../server/testing/attacks/attacks.ts'
import { attack } from '../../server/testing/attacks/run.ts'
import type { Orders } from './attacking.ts'

/** Does one attack until its parent says stop, and then posts the tally of the answers. */
const { name, shops, atOnce } = workerData as Orders
const chosen = attacks.find((one) => one.name === name)
if (!chosen || !parentPort) throw new Error(`there is no attack ${name}`)
const stop = new AbortController()
parentPort.once('message', () => stop.abort())
for (const shop of shops) await chosen.prepare?.(shop)
parentPort.postMessage('begun')
const { prepare: _, ...prepared } = { ...chosen, atOnce: atOnce ?? chosen.atOnce }
parentPort.postMessage(await attack(prepared, shops, stop.signal))
