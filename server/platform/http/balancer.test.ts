import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePort } from '#platform/free-port'

/** The balancers, each with its shipped file and what to change in it for a trial. */
const balancers = [
  {
    program: 'haproxy',
    file: 'haproxy.cfg',
    options: ['-db', '-q', '-f'],
    places: ['bind :80', '127.0.0.1:3000', '127.0.0.1:3001'],
    listens: (port: number) => `bind 127.0.0.1:${port}`,
  },
  {
    program: 'caddy',
    file: 'Caddyfile',
    options: ['run', '--adapter', 'caddyfile', '--config'],
    places: ['{$SITE_ADDRESS}', 'filao-a:3000', 'filao-b:3000'],
    listens: (port: number) => `http://127.0.0.1:${port}`,
  },
  {
    program: 'nginx',
    file: 'nginx.conf',
    options: ['-e', 'stderr', '-c'],
    places: ['listen 443 ssl http2', '127.0.0.1:3000', '127.0.0.1:3001'],
    listens: (port: number) => `listen 127.0.0.1:${port}`,
    // Without TLS, with both processes, and as the part of a whole configuration that it is.
    complete: (text: string, folder: string) => {
      const lines = text
        .replace(/^server \{\n\tlisten 80;[\s\S]*?^\}\n/m, '')
        .replace(/^\t(ssl_|listen \[).*\n/gm, '')
        .replaceAll('\t#server', '\tserver')
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      return `daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${lines}}\n`
    },
  },
]

/** The environment of a balancer: the folders of installed programs, and no admin port of Caddy. */
const system = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin', CADDY_ADMIN: 'off' }

/** A process of a version, with the one file of its screens and the requests that it got. */
async function startVersion(name: string): Promise<{ server: Server; port: number; asked: string[] }> {
  const asked: string[] = []
  const server = createServer(({ url = '', method }, response) => {
    if (url !== '/api/ready') asked.push(`${method} ${url}`)
    const isThere = url === '/api/ready' || url === `/assets/${name}.js`
    response.writeHead(isThere ? 200 : 404).end(name)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, asked }
}

it.for(balancers)(
  'deploy/$file asks each version for the files of a page, once for all else',
  async (balancer, { skip }) => {
    if (spawnSync(balancer.program, ['version'], { env: system }).error) skip(`${balancer.program} is not installed`)
    const folder = await mkdtemp(join(tmpdir(), 'filao-balancer-'))
    const versions = await Promise.all([startVersion('old'), startVersion('next')])
    const port = await freePort(20_000)
    const places = [balancer.listens(port), ...versions.map((version) => `127.0.0.1:${version.port}`)]
    const shipped = await readFile(join(import.meta.dirname, '../../../deploy', balancer.file), 'utf8')
    const text = balancer.places.reduce((all, place, n) => all.replaceAll(place, places[n] ?? ''), shipped)
    // Checks of a slow machine would take a process out: here they have a minute.
    const patient = text.replace(/^ {2}(user|group) .*\n/gm, '').replaceAll(/\b[123]s\b/g, '60s')
    await writeFile(join(folder, balancer.file), balancer.complete?.(patient, folder) ?? patient)
    const options = [...balancer.options, join(folder, balancer.file)]
    const child = spawn(balancer.program, options, { env: { ...system, HOME: folder }, stdio: 'ignore' })
    const ended = once(child, 'exit')
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    try {
      await expect.poll(() => ask('/assets/old.js').catch(() => null), { timeout: 30_000 }).toBe(200)
      const files = Array.from({ length: 6 }, () => ['/assets/old.js', '/assets/next.js']).flat()
      for (const file of files) expect([file, await ask(file)]).toEqual([file, 200])
      expect(await ask('/assets/neither.js')).toBe(404)
      expect(await ask('/api/companies/1/rentals/byCode/wrong')).toBe(404)
      expect(versions.flatMap(({ asked }) => asked).filter((one) => one.includes('wrong'))).toHaveLength(1)
    } finally {
      child.kill()
      await ended
      for (const { server } of versions) server.close()
      await rm(folder, { recursive: true })
    }
  },
)
