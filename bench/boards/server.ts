import { startGenerated } from '../companies/generated.ts'
import { boardLoad } from '../companies/loads.ts'

/** Serves companies of the sizes given (`node bench/boards/server.ts 100,500,2000`) for `adapter.mjs`, until Ctrl-C. */
const sizes = (process.argv[2] ?? '100,500,2000').split(',').map(Number)
const generated = await startGenerated()
for (const vehicles of sizes) await generated.company(boardLoad(vehicles))
const url = await generated.app.listen({ port: 4173, host: '127.0.0.1' })
process.stdout.write(`${url}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void generated.stop().then(() => process.exit(0)))
