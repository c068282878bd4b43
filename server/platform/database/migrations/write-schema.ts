import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '#platform/log'
import { connect } from '../connect.ts'
import { startEmbedded } from '../embedded/embedded-server.ts'
import { describeSchema } from './describe-schema.ts'
import { migrate } from './migrate.ts'

const folder = await mkdtemp(join(tmpdir(), 'filao-schema-'))
const log = createLog('warn')
const embedded = await startEmbedded(folder, log)
const db = connect({ url: embedded.url }, log)
await migrate(db)
await writeFile(join(import.meta.dirname, '..', 'schema.ts'), await describeSchema(db.pool))
await db.close()
await embedded.stop()
await rm(folder, { recursive: true })
