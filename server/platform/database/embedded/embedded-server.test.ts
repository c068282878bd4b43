import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '#platform/config'
import { createLog } from '#platform/log'
import { memoryFolder } from '#testing/memory-folder'
import { inLongRun } from '#testing/operation/long'
import { dbProblem } from '../problems.ts'
import { startDatabase } from '../start/start.ts'
import { chooseAccount } from './embedded-account.ts'
import { startEmbedded } from './embedded-server.ts'

const log = createLog('silent')
const writerFile = join(import.meta.dirname, '..', '..', '..', 'testing', 'writer.ts')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(await memoryFolder(), 'filao-embedded-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Queries the database; retries while it is starting (57P03, or not listening yet). */
async function request<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<Row>(statement)).rows
    } catch (error) {
      if (attempt === 7200 || dbProblem(error)?.code !== 'unavailable') throw error
      await wait(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

const postmaster = async () =>
  Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

/**
 * Waits for the process that follows a killed one. The file names the killed one until then, and acknowledgements of it
 * may still be on their way.
 */
async function postmasterAfter(killed: number): Promise<number> {
  let pid = killed
  const isNext = async () => {
    pid = await postmaster().catch(() => Number.NaN)
    return pid > 0 && pid !== killed
  }
  await expect.poll(isNext).toBe(true)
  return pid
}

/** Starts a process that owns the folder and writes; collects the writes that the database acknowledged. */
async function startWriter() {
  const child = spawn(process.execPath, [writerFile, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((done) => child.once('exit', done))
  const acknowledged: number[] = []
  const url = await new Promise<string>((done) => {
    createInterface(child.stdout).on('line', (line) =>
      line.startsWith('postgres') ? done(line) : acknowledged.push(Number(line)),
    )
  })
  const atLeast = (count: number) => expect.poll(() => acknowledged.length).toBeGreaterThan(count)
  const kill = () => {
    child.kill('SIGKILL')
    return ended
  }
  return { url, acknowledged, atLeast, kill }
}

async function missing(url: string, acknowledged: number[]): Promise<number[]> {
  const rows = await request<{ number: string }>(url, 'select number from written')
  const there = new Set(rows.map(({ number }) => Number(number)))
  return acknowledged.filter((number) => !there.has(number))
}

describe('a data folder', () => {
  it('keeps its rows and its password between starts, synced to disk', async () => {
    const first = await startEmbedded(folder, log)
    await request(first.url, 'create table islands as select 1 as id')
    await first.stop()
    const second = await startEmbedded(folder, log)
    expect(new URL(second.url).password).toBe(new URL(first.url).password)
    expect(await request(second.url, `select id, current_setting('fsync') as fsync from islands`)).toEqual([
      { id: 1, fsync: 'on' },
    ])
    await second.stop()
    expect((await stat(join(folder, 'postgres.password'))).mode & 0o777).toBe(0o600)
  })

  it('belongs to one server at a time', async () => {
    const writer = await startWriter()
    await expect(startEmbedded(folder, log, {}, 300)).rejects.toThrow(
      /^Another Filao server \(process \d+\) uses .*: stop it/,
    )
    await writer.atLeast(5)
    await writer.kill()
    const next = await startEmbedded(folder, log)
    await next.stop()
  })

  it('is opened after a wait while the server that owns it stops', async () => {
    const writer = await startWriter()
    const next = startEmbedded(folder, log)
    await wait(500)
    await writer.kill()
    await (await next).stop()
  })

  it('is written by an account that is not root', async () => {
    const { stop } = await startEmbedded(folder, log)
    expect((await stat(join(folder, 'postgres'))).uid).not.toBe(0)
    await stop()
  })

  it('may be below a folder that only its owner may enter', async () => {
    await mkdir(join(folder, 'home', 'data'), { recursive: true })
    await chmod(join(folder, 'home'), 0o700)
    const { url, stop } = await startEmbedded(join(folder, 'home', 'data'), log)
    expect(await request(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
    const cluster = await realpath(join(folder, 'home', 'data', 'postgres'))
    if (!cluster.startsWith(folder)) await rm(join(cluster, '..'), { recursive: true })
  })

  it('opens again when its password file is lost', async () => {
    await (await startEmbedded(folder, log)).stop()
    await rm(join(folder, 'postgres.password'))
    const { url, stop } = await startEmbedded(folder, log)
    expect(await request(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
  })

  it('opens when the number of its last process now belongs to another program', async () => {
    const first = await startEmbedded(folder, log)
    const file = join(folder, 'postgres', 'postmaster.pid')
    const left = await readFile(file, 'utf8')
    await first.stop()
    await writeFile(file, left.replace(/^\d+/, String(process.ppid)))
    const { url, stop } = await startEmbedded(folder, log)
    expect(await request(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
  })

  it('keeps nothing of an interrupted first start', async () => {
    await mkdir(join(folder, 'postgres.new-abc', 'cluster'), { recursive: true })
    await (await startEmbedded(folder, log)).stop()
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres.password'])
  })

  it('says so when it was written by another version', async () => {
    await (await startEmbedded(folder, log)).stop()
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '15\n')
    await expect(startEmbedded(folder, log)).rejects.toThrow(
      /was written by PostgreSQL 15, and this version of Filao brings 18: run npm run upgrade-database/,
    )
  })
})

describe('a disk without room', () => {
  it('is named beside the reason of a start that failed', async () => {
    await (await startEmbedded(folder, log)).stop()
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '15\n')
    const config = loadConfig({ DATA_DIR: folder })
    const free = (megabytes: number) => async (path: string) => (path === folder ? megabytes * 1e6 : 1e12)
    const reason = 'was written by PostgreSQL 15'
    await expect(startDatabase(config, log, free(12))).rejects.toThrow(
      new RegExp(`${reason}.*\\nOnly 12 MB are free on the disk of ${folder}: make room there`),
    )
    await expect(startDatabase(config, log, free(64))).rejects.toThrow(new RegExp(`${reason}.*before\\.$`))
  })

  it.skipIf(process.platform === 'win32')(
    'ends a first start with one line, not everything that initdb said',
    async () => {
      const program = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded-server.ts'))}
      import { createLog } from ${JSON.stringify(join(import.meta.dirname, '..', '..', 'log.ts'))}
      await startEmbedded(${JSON.stringify(folder)}, createLog('silent')).catch((error) => console.log(error.message))`
      const child = spawn(
        'sh',
        ['-c', `ulimit -f 1000; exec "$0" --input-type=module -e "$1"`, process.execPath, program],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      expect(await text(child.stdout)).toMatch(/^PostgreSQL could not create a database in .*: could not .*\.\n$/)
    },
  )
})

describe('acknowledged writes are kept', () => {
  const rounds = inLongRun(3, 1)

  it('after kill -9 of the server, whose database keeps running and is taken over', async () => {
    for (let round = 0; round < rounds; round++) {
      const writer = await startWriter()
      await writer.atLeast(50)
      await writer.kill()
      const { url, stop } = await startEmbedded(folder, log)
      expect(await missing(url, writer.acknowledged)).toEqual([])
      await stop()
    }
  })

  it('after kill -9 of PostgreSQL, which is started again on the same address', async () => {
    const writer = await startWriter()
    let killed = 0
    for (let round = 1; round <= rounds; round++) {
      killed = await postmasterAfter(killed)
      await writer.atLeast(writer.acknowledged.length + 50)
      process.kill(killed, 'SIGKILL')
    }
    await postmasterAfter(killed)
    await writer.atLeast(writer.acknowledged.length + 20)
    expect(await missing(writer.url, writer.acknowledged.slice())).toEqual([])
    await writer.kill()
    await (await startEmbedded(folder, log)).stop()
  })

  it('after kill -9 of both at once', async () => {
    const writer = await startWriter()
    await writer.atLeast(50)
    process.kill(await postmaster(), 'SIGKILL')
    await writer.kill()
    const { url, stop } = await startEmbedded(folder, log)
    expect(await missing(url, writer.acknowledged)).toEqual([])
    await stop()
  })
})

describe('the account under root', () => {
  it('is postgres, else nobody, else any but root', () => {
    const line = (name: string, uid: number) => `${name}:x:${uid}:${uid}::/:/bin/false\n`
    const root = line('root', 0)
    expect(chooseAccount(root + line('daemon', 1) + line('nobody', 65534) + line('postgres', 101))).toEqual({
      uid: 101,
      gid: 101,
    })
    expect(chooseAccount(root + line('daemon', 1) + line('nobody', 65534))).toEqual({ uid: 65534, gid: 65534 })
    expect(chooseAccount(root + line('daemon', 1))).toEqual({ uid: 1, gid: 1 })
    expect(() => chooseAccount(root)).toThrow('set DATABASE_URL')
  })
})
