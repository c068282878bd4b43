import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/platform/free-port.ts'

/** A server in a process of its own. */
export type Started = { url: string; pid: number; seconds: number; stop: () => Promise<void> }

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }

/**
 * Starts the server as `npm start` does, and waits for its first 200. `seconds` is the time it took, the embedded
 * database included.
 */
export async function startServer(settings: Record<string, string>): Promise<Started> {
  const port = await freePort(26_000)
  const words = scripts.start.split(' ')
  const command = words.slice(words.indexOf('node') + 1)
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), DEMO: 'off', LOG_LEVEL: 'warn', ...settings }
  const before = performance.now()
  const server = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(server, 'exit')
  while (!(await responses(url))) {
    if (server.exitCode !== null) throw new Error('the server ended before it answered')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const seconds = (performance.now() - before) / 1000
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  return { url, pid: server.pid as number, seconds, stop }
}

async function responses(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/health`).catch(() => null)
  return response?.ok ?? false
}
