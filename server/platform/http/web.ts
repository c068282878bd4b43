import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from './problems.ts'

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))

type Options = {
  /** The folder that the build wrote. */
  built?: string
  /** False answers browsers that ask for the service worker with one that removes itself and what was kept. */
  hasWorker?: boolean
}

/**
 * The security headers that say something about a page or a frame. Scripts, styles and fonts go without them: half a
 * kilobyte each, thirty times before the first screen.
 */
const pageHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
]

/**
 * Serves the built screens: hashed files cached for a year, the customer's page under `/l/`, the back-office at every
 * other URL.
 */
export async function serveWeb(
  app: FastifyInstance,
  sessionCookie: string,
  { built = webFolder, hasWorker = true }: Options = {},
): Promise<void> {
  const page = await readFile(`${built}/index.html`, 'utf8').catch(() => null)
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: built,
      wildcard: false,
      index: false,
      // The bundle with which the server prints documents is no page.
      globIgnore: ['document/**', '**/*.{br,gz}', ...(hasWorker ? [] : ['sw.js'])],
      // The build wrote a compressed file beside each text.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (isHashed && /\.(js|css|woff2)$/.test(path)) for (const name of pageHeaders) reply.removeHeader(name)
      },
    })
    if (!hasWorker) app.get('/sw.js', async (_request, reply) => reply.sendFile('no-worker.js'))
    app.get('/l/*', async (_request, reply) => {
      reply.header('Cache-Control', 'no-cache').header('X-Robots-Tag', 'noindex')
      return reply.sendFile('public/index.html')
    })
  }
  const [links, sessionLinks] = await preloads(built)
  const [withoutSession, withSession] = [links, links + sessionLinks].map((all) =>
    page?.replace('</head>', `${all}</head>`),
  )
  app.setNotFoundHandler(async (request, reply) => {
    if (page === null || !wantsPage(request)) throw notFound()
    const isSignedIn = request.cookies[sessionCookie] !== undefined
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Cookie')
      .type('text/html; charset=utf-8')
      .send(isSignedIn ? withSession : withoutSession)
  })
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The entry loads the application. */
const application = 'app/start/app.tsx'

/** The frame around every screen, and the URLs of the data that its screens show first. */
const frame = ['app/layout/Layout.tsx', 'app/start/first-reads.ts']

/**
 * Returns the elements that make a browser fetch the application while the entry loads, and those with which one that
 * has a session also fetches the frame and the session itself. The font is among them: text that changes its font when
 * it is already on the screen moves what is below.
 */
async function preloads(built: string): Promise<[application: string, session: string]> {
  const text = await readFile(`${built}/.vite/manifest.json`, 'utf8').catch(() => '{}')
  const manifest: Manifest = JSON.parse(text)
  const known = withImports(manifest, ['index.html'])
  const links = (names: string[]) => {
    const files = [...withImports(manifest, names, new Set(known))].filter((name) => !known.has(name))
    for (const name of files) known.add(name)
    const chunks = files.flatMap((name) => manifest[name] ?? [])
    const styles = new Set(chunks.flatMap(({ css = [] }) => css))
    return [
      ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ].join('\n')
  }
  const session = ['/api/users/me', '/api/companies'].map(
    (url) => `<link rel="preload" as="fetch" href="${url}" crossorigin="anonymous">`,
  )
  const font = Object.keys(manifest).find((name) => /-latin-wght-normal\.woff2$/.test(name))
  const ofFont = font
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${manifest[font]?.file}">`
    : ''
  return [[ofFont, links([application])].join('\n'), [...session, links(frame)].join('\n')]
}

function withImports(manifest: Manifest, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names.filter((one) => manifest[one] && !found.has(one))) {
    found.add(name)
    withImports(manifest, manifest[name]?.imports ?? [], found)
  }
  return found
}

/**
 * Returns true when a request may get a screen: any URL may be a screen's, so a client that accepts a page gets it, and
 * so does a monitor that accepts anything or sends no Accept header. The folders of files, and names with an extension
 * that no browser navigates to, have no screens.
 */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  if ((method !== 'GET' && method !== 'HEAD') || /^\/(api|assets|files)(\/|$)/.test(path)) return false
  const accept = headers.accept || '*/*'
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path))
}
