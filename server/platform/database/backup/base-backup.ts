import { Readable } from 'node:stream'
import pg from 'pg'
import type { Part } from './archive.ts'
import { readTar } from './tar.ts'

/**
 * Copies the files of a running cluster, with the write-ahead log that makes them one consistent state: PostgreSQL's
 * streaming replication protocol sends them as a tar archive. The user needs the right of replication.
 */
export async function* baseBackup(url: string): AsyncGenerator<Part> {
  const settings = { connectionString: url, replication: 'true', connectionTimeoutMillis: 5000 }
  const client = new pg.Client(settings as pg.ClientConfig)
  client.on('error', () => undefined)
  await client.connect()
  try {
    yield* readTar(copyOut(client, `BASE_BACKUP (LABEL 'filao', CHECKPOINT 'fast', WAL true)`))
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Wire = { stream: { pause: () => void; resume: () => void }; query: (text: string) => void }

/**
 * Sends a command that answers with COPY OUT data, and returns the data. Each message begins with a letter: `n` begins
 * an archive, `d` is a piece of it, and others tell the progress. Reading slowly makes the server wait.
 */
function copyOut(client: pg.Client, command: string): Readable {
  let wire: Wire | null = null
  let archives = 0
  const data = new Readable({ read: () => wire?.stream.resume() })
  const ignore = () => undefined
  client.query({
    submit(connection: pg.Connection) {
      wire = connection as unknown as Wire
      wire.query(command)
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      const kind = String.fromCharCode(chunk[0] ?? 0)
      if (kind === 'n' && ++archives > 1) data.destroy(new Error('the cluster has tablespaces outside of its folder'))
      // The parser uses its buffer again, so the bytes are copied.
      if (kind === 'd' && !data.push(Buffer.from(chunk.subarray(1)))) wire?.stream.pause()
    },
    handleReadyForQuery: () => data.push(null),
    handleError: (error: Error) => data.destroy(error),
    handleRowDescription: ignore,
    handleDataRow: ignore,
    handleCommandComplete: ignore,
    handleEmptyQuery: ignore,
    handlePortalSuspended: ignore,
  })
  return data
}
