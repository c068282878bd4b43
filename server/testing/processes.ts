import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/free-port'

/** One process of the server. `stop` resolves when it has ended, with its exit code, null when a signal killed it. */
export type ServerProcess = {
  url: string
  pid: number
  dataDir: string
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const folder = join(import.meta.dirname, '..')
/** Starts the server as `npm start` does: built, with its cache of compiled code. */
export const command = ['--import', join(folder, 'compile-cache.mjs'), join(folder, 'dist/main.js')]

/** Starts the server as a process of its own on a database, and waits until it answers. */
export async function startServer(databaseUrl: string, more: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'filao-server-'))
  const port = more.PORT ?? (await freePort(20_000))
  const child = spawn(process.execPath, command, {
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      NODE_ENV: 'production',
      BILLING: 'off',
      LOG_LEVEL: 'warn',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url, child).catch((error) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    pid: child.pid as number,
    dataDir,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const [code] = await ended
      await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

/** Waits up to six minutes until the server at this address answers; throws when its process has ended before. */
export async function untilHealthy(url: string, child: { exitCode: number | null }): Promise<void> {
  for (let attempt = 0; attempt < 7200; attempt++) {
    if (child.exitCode !== null) throw new Error('the server ended before it answered')
    const response = await fetch(`${url}/api/health`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the server did not answer within six minutes')
}
