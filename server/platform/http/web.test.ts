import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders, sendSecurityHeaders } from './headers.ts'
import { sendProblem } from './problems.ts'
import { serveWeb } from './web.ts'

const manifest = {
  'index.html': { file: 'assets/entry.js', imports: ['_runtime', '_entry'] },
  _runtime: { file: 'assets/runtime.js' },
  _entry: { file: 'assets/entry.js', imports: ['_runtime', '_paths'] },
  _paths: { file: 'assets/paths.js' },
  'app/start/app.tsx': { file: 'assets/start.js', imports: ['_react', '_entry'] },
  _react: { file: 'assets/react.js' },
  'app/layout/Layout.tsx': { file: 'assets/frame.js', imports: ['_react', '_table'], css: ['assets/frame.css'] },
  _table: { file: 'assets/table.js' },
}

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'filao-web-')), 'assets/dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, 'public'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), '<head><title>Screens</title></head>')
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'public/index.html'), '<title>Customer</title>')
  await writeFile(join(folder, 'sw.js'), 'keeps')
  await writeFile(join(folder, 'no-worker.js'), 'removes itself')
  await writeFile(join(folder, 'assets/app.js'), 'let app')
  await writeFile(join(folder, 'assets/app.js.gz'), gzipSync('let app'))
  app = await served()
})
afterAll(async () => {
  await app.close()
  await rm(join(folder, '../..'), { recursive: true })
})

async function served(hasWorker = true): Promise<FastifyInstance> {
  const server = Fastify()
  server.decorateRequest('language', 'fr')
  server.setErrorHandler(sendProblem)
  await server.register(cookie)
  sendSecurityHeaders(server, securityHeaders({ isHttps: false, mapTilesUrl: null }))
  await serveWeb(server, 'session', { built: folder, hasWorker })
  return server
}

const request = (url: string, accept?: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  app.inject({ method, url, headers: { accept: accept ?? '' } })

describe.each(['text/html,application/xhtml+xml,*/*;q=0.8', '*/*', undefined])('for Accept: %s', (accept) => {
  test.each(['/', '/?utm=1', '/planning', '/rentals/12', '/l'])('%s is a screen', async (url) => {
    const response = await request(url, accept)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(response.body).toContain('Screens')
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  test('a monitor may send HEAD', async () => {
    expect((await request('/', accept, 'HEAD')).statusCode).toBe(200)
  })

  test.each(['/assets/gone.js', '/assets/gone', '/assets/', '/assets/..%2findex.html'])(
    '%s is a missing file',
    async (url) => {
      const response = await request(url, accept)
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
    },
  )
})

test.each(['/favicon.ico', '/robots.txt', '/.env', '/wp-login.php', '/files/companyLogos/x.png'])(
  '%s is no screen for a program',
  async (url) => {
    expect((await request(url, '*/*')).statusCode).toBe(404)
  },
)

const linksFor = async (cookies: Record<string, string>, headers: Record<string, string> = {}) => {
  const page = await app.inject({ url: '/planning', headers: { accept: 'text/html', ...headers }, cookies })
  return [...page.body.matchAll(/(?:href)="([^"]+)"/g)].map(([, url]) => url)
}

test('a browser is told to fetch the application at once; one with a session also the frame and the session', async () => {
  expect(await linksFor({})).toEqual(['/assets/start.js', '/assets/react.js'])
  expect(await linksFor({ session: 'any' })).toEqual([
    '/assets/start.js',
    '/assets/react.js',
    '/assets/frame.js',
    '/assets/table.js',
    '/api/users/me',
    '/api/companies',
    '/assets/frame.css',
  ])
})

test('scripts come after styles, font and answers, so that the brand is drawn at once', async () => {
  const page = await app.inject({ url: '/', headers: { accept: 'text/html' }, cookies: { session: 'any' } })
  const links = [...page.body.matchAll(/<link [^>]+>/g)].map(([link]) => link)
  const isLate = (link: string) => link.includes('fetchpriority="low"')
  const isScript = (link: string) => link.includes('modulepreload')
  expect(links.filter(isLate)).toHaveLength(4)
  expect(links.filter(isLate)).toEqual(links.filter(isScript))
})

test('beside a service worker, which has the scripts, a page names none of them to preload', async () => {
  const besideWorker = { 'service-worker-navigation-preload': 'true' }
  expect(await linksFor({}, besideWorker)).toEqual([])
  expect(await linksFor({ session: 'any' }, besideWorker)).toEqual([
    '/api/users/me',
    '/api/companies',
    '/assets/frame.css',
  ])
})

test.each([
  ['/l/ABCD1234?lang=en', 'ABCD1234'],
  ['/l/ABCD1234/', 'ABCD1234'],
  ['/l/a%22%3E%0Ab', 'a%22%3E%0Ab'],
])('the page at %s tells the browser to ask for its reservation at once', async (url, code) => {
  const { headers, body } = await request(url, 'text/html')
  expect(body).toContain('Customer')
  const link = `</api/companies/-1/rentals/byCode/${code}>; rel=preload; as=fetch; crossorigin=anonymous`
  expect(headers.link).toBe(link)
})

test('a page without a code asks for nothing', async () => {
  expect((await request('/l/', 'text/html')).headers.link).toBeUndefined()
})

test('a file is sent as the build compressed it', async () => {
  const sent = await app.inject({ url: '/assets/app.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect([sent.headers['content-encoding'], sent.headers['content-type']]).toEqual([
    'gzip',
    'application/javascript; charset=utf-8',
  ])
  expect(gunzipSync(sent.rawPayload).toString()).toBe('let app')
  expect((await request('/assets/app.js.gz', '*/*')).statusCode).toBe(404)
})

test('a program that wants JSON gets no page, and a screen accepts no POST', async () => {
  expect((await request('/', 'application/json')).statusCode).toBe(404)
  expect((await request('/', '*/*', 'POST')).statusCode).toBe(404)
})

test('hashed files are cached for a year, pages and the worker are not', async () => {
  const cached = async (url: string) => {
    const { statusCode, headers } = await request(url, '*/*')
    return [statusCode, headers['cache-control']]
  }
  expect(await cached('/assets/app.js')).toEqual([200, 'public, max-age=31536000, immutable'])
  for (const url of ['/sw.js', '/index.html', '/public/index.html'])
    expect(await cached(url)).toEqual([200, 'no-cache'])
})

test('a page says who may frame it and what it may load; a script only forbids guessing its type', async () => {
  const page = (await request('/planning', 'text/html')).headers
  expect(page['content-security-policy']).toContain("frame-ancestors 'none'")
  const script = (await request('/assets/app.js', '*/*')).headers
  expect(script['x-content-type-options']).toBe('nosniff')
  expect(script['cross-origin-resource-policy']).toBe('same-origin')
  expect(Object.keys(script)).not.toEqual(expect.arrayContaining(['content-security-policy']))
  expect(JSON.stringify(script).length).toBeLessThan(450)
  const compressed = await app.inject({ url: '/assets/app.js', headers: { 'accept-encoding': 'gzip' } })
  expect(compressed.headers['content-encoding']).toBe('gzip')
  expect(compressed.headers).not.toHaveProperty('content-security-policy')
})

test('the service worker is compared at every visit; switched off, it is one that removes itself', async () => {
  const off = await served(false)
  const [on, instead] = await Promise.all([app, off].map((server) => server.inject('/sw.js')))
  await off.close()
  expect([on?.body, instead?.body]).toEqual(['keeps', 'removes itself'])
  for (const response of [on, instead]) {
    expect(response?.headers['cache-control']).toBe('no-cache')
    expect(response?.headers['content-type']).toMatch(/^(application|text)\/javascript/)
  }
})
