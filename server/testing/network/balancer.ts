import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/free-port'

/** A load balancer in front of processes on these ports; it sends requests to those that answer 200 to `/api/ready`. */
export type Balancer = { name: string; url: string; stop: () => Promise<void> }

const checkMs = 300

/**
 * Starts HAProxy where it is installed, else a small one of our own. Neither tries a request again at another process:
 * none may be sent to one that is about to close its port.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const isInstalled = spawnSync('haproxy', ['-v']).status === 0
  return isInstalled ? await startHaproxy(ports) : await startOwn(ports)
}

async function startHaproxy(ports: number[]): Promise<Balancer> {
  const port = await freePort(20_000)
  const folder = await mkdtemp(join(tmpdir(), 'filao-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  retries 0
frontend people
  bind 127.0.0.1:${port}
  default_backend filao
backend filao
  option httpchk GET /api/ready
  http-check expect status 200
  default-server inter ${checkMs}ms fall 2 rise 1
${ports.map((one) => `  server filao${one} 127.0.0.1:${one} check`).join('\n')}
`,
  )
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true })
  }
  return { name: 'haproxy', url: `http://127.0.0.1:${port}`, stop }
}

/** Sends requests in turn to the ready processes. */
async function startOwn(ports: number[]): Promise<Balancer> {
  let ready: number[] = []
  let turn = 0
  const check = async () => {
    const responses = await Promise.all(
      ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    ready = ports.filter((_, index) => responses[index])
  }
  const server = createServer(async (requested, response) => {
    const body = Buffer.concat(await Array.fromAsync(requested))
    const port = ready[turn++ % ready.length]
    if (port === undefined) return response.writeHead(503).end()
    const { method, url, headers } = requested
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    passed.end(body)
  })
  await check()
  const timer = setInterval(check, checkMs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as { port: number }
  const stop = async () => {
    clearInterval(timer)
    server.closeAllConnections()
    server.close()
  }
  return { name: 'own', url: `http://127.0.0.1:${address.port}`, stop }
}
