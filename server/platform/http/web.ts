import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { getRentalByCode } from '@filao/domain/rentals/public-page/contract'
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

/** Files that are no page, as they are or compressed. */
const pageless = /\.(js|css|woff2)(\.(br|gz))?$/

/** The name of a hashed file, without those of its compressed copies. */
const hashedFile = /^[\w.-]+\.(?!br$|gz$)\w+$/

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
  // With the folder itself: the path to it may have an `assets` of its own.
  const hashed = join(built, 'assets/')
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: built,
      wildcard: false,
      index: false,
      // The bundle with which the server prints documents is no page.
      globIgnore: ['assets/**', 'document/**', '**/*.{br,gz}', ...(hasWorker ? [] : ['sw.js'])],
      // The build wrote a compressed file beside each text.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(hashed)
        reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (isHashed && pageless.test(path)) for (const name of pageHeaders) reply.removeHeader(name)
      },
    })
    // A route of its own for each of the hundreds of hashed files would cost memory and time at every start.
    app.get<{ Params: { file: string } }>('/assets/:file', async ({ params: { file } }, reply) => {
      if (!hashedFile.test(file)) throw notFound()
      return reply.sendFile(`assets/${file}`)
    })
    if (!hasWorker) app.get('/sw.js', async (_request, reply) => reply.sendFile('no-worker.js'))
    app.get<{ Params: { '*': string } }>('/l/*', async ({ params }, reply) => {
      const [code] = params['*'].split('/')
      if (code) reply.header('Link', preloadOf(apiUrl(getRentalByCode.path, code)))
      reply.header('Cache-Control', 'no-cache').header('X-Robots-Tag', 'noindex')
      return reply.sendFile('public/index.html')
    })
  }
  const { ofApplication, ofSession } = await readLinks(built)
  app.setNotFoundHandler(async (request, reply) => {
    if (page === null || !wantsPage(request)) throw notFound()
    const isSignedIn = request.cookies[sessionCookie] !== undefined
    const hasScripts = request.headers[workersHeader] !== undefined
    const links = (isSignedIn ? [ofApplication, ofSession] : [ofApplication]).flatMap(({ ofScripts, others }) =>
      hasScripts ? others : [...ofScripts, ...others],
    )
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', `Cookie, ${workersHeader}`)
      .type('text/html; charset=utf-8')
      .send(page.replace('</head>', `${links.join('\n')}</head>`))
  })
}

function apiUrl(path: string, code: string): string {
  return `/api${path.replace(':code', encodeURIComponent(code))}`
}

/** Returns the header that makes a browser ask for an answer while the page's code loads, which then takes it. */
function preloadOf(url: string): string {
  return `<${url}>; rel=preload; as=fetch; crossorigin=anonymous`
}

/** Sent with a page that is asked for beside a service worker, and by the worker for the page that it keeps. */
const workersHeader = 'service-worker-navigation-preload'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The entry loads the application. */
const application = 'app/start/app.tsx'

/** The frame around every screen. */
const frame = 'app/layout/Layout.tsx'

type Links = { ofScripts: string[]; others: string[] }

/**
 * Returns the elements that make a browser fetch the application while the entry loads, and those with which one that
 * has a session also fetches the frame and the session itself. Those of scripts are left out beside a service worker,
 * which has the scripts: Chromium reuses no script that it preloaded through a worker, but reads the file twice.
 */
async function readLinks(built: string): Promise<{ ofApplication: Links; ofSession: Links }> {
  const text = await readFile(`${built}/.vite/manifest.json`, 'utf8').catch(() => '{}')
  const manifest: Manifest = JSON.parse(text)
  const known = withImports(manifest, ['index.html'])
  const read = (name: string) => {
    const files = [...withImports(manifest, [name], new Set(known))].filter((file) => !known.has(file))
    for (const file of files) known.add(file)
    const chunks = files.flatMap((file) => manifest[file] ?? [])
    const styles = new Set(chunks.flatMap(({ css = [] }) => css))
    return {
      ofScripts: chunks.map(({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
      others: [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    }
  }
  const session = ['/api/users/me', '/api/companies'].map(
    (url) => `<link rel="preload" as="fetch" href="${url}" crossorigin="anonymous">`,
  )
  const [ofApplication, ofFrame] = [read(application), read(frame)]
  return { ofApplication, ofSession: { ...ofFrame, others: [...session, ...ofFrame.others] } }
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
