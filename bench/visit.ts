import { type Browser, type BrowserContext, type CDPSession, chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../e2e/chromium.ts'
import { startGenerated } from './companies/generated.ts'
import { boardLoad } from './companies/loads.ts'
import { median, table } from './report/table.ts'

/**
 * Measures the first three visits of the screens that people open first, on a slow phone: 150 ms of latency,
 * 1.6 Mbit/s and a processor four times slower. Targets: the largest paint 2.5 s cold and 1.0 s warm (sign-in 1.8 s,
 * customer's page 1.5 s), 30 requests and 330 kB before it, at most three in a row, a layout shift of at most 0.05.
 */
const runs = Number(process.env.VISIT_RUNS ?? 5)
const load = boardLoad(100)

type Visit = { paint: number; requests: number; kilobytes: number; depth: number; shift: number }

const generated = await startGenerated()
const rows: string[][] = []
try {
  const { cookie, companyId } = await generated.company(load)
  const url = await generated.app.listen({ port: 0, host: '127.0.0.1' })
  const { rows: found } = await generated.db.pool.query<{ code: string }>(
    `select code from rentals where company_id = $1 and status = 'pending' and starts_at > now() limit 1`,
    [companyId],
  )
  const code = found[0]?.code
  const [name = '', value = ''] = cookie.split('=')
  const screens = [
    { screen: 'sign-in (1.8 s)', path: '/login', isSignedIn: false },
    { screen: "customer's page (1.5 s)", path: `/l/${code}`, isSignedIn: false },
    { screen: 'home (2.5 s)', path: '/', isSignedIn: true },
    { screen: 'planning (2.5 s)', path: '/planning', isSignedIn: true },
    { screen: 'rental form (2.5 s)', path: '/rental/edit', isSignedIn: true },
  ]
  for (const { screen, path, isSignedIn } of screens) {
    const cold: Visit[] = []
    const warm: Visit[] = []
    const third: Visit[] = []
    for (let run = 0; run < runs; run++) {
      const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
      try {
        const context = await slowPhone(browser)
        if (isSignedIn) await context.addCookies([{ name, value, url }])
        cold.push(await visit(context, url + path))
        warm.push(await visit(context, url + path))
        third.push(await visit(context, url + path))
      } finally {
        await browser.close()
      }
    }
    const paintOf = (visits: Visit[]) => String(Math.round(median(visits.map(({ paint }) => paint))))
    rows.push([screen, ...summary(cold), paintOf(warm), paintOf(third)])
  }
} finally {
  await generated.stop()
}
table(
  `First visits on a slow phone, medians of ${runs}, milliseconds where nothing else is said`,
  [
    'screen (target)',
    'largest paint, cold',
    'requests before it (30)',
    'kB before it (330)',
    'requests in a row (3)',
    'layout shift (0.05)',
    'largest paint, warm (1,000)',
    'third visit (1,000)',
  ],
  rows,
)

async function slowPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'fr-FR' })
  await context.addInitScript(`
    window.visited = { paint: 0, shift: 0 }
    new PerformanceObserver((list) => {
      window.visited.paint = list.getEntries().at(-1).startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.visited.shift += value
    }).observe({ type: 'layout-shift', buffered: true })`)
  return context
}

/** Opens an address in a tab of its own, waits until nothing more loads, and closes the tab. */
async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const requests = await recordRequests(cdp)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url)
  await quiet(requests)
  const { paint, shift, origin } = await page.evaluate<{ paint: number; shift: number; origin: number }>(
    `({ ...window.visited, origin: performance.timeOrigin })`,
  )
  await page.close()
  const before = [...requests.values()].filter(({ at }) => at * 1000 <= origin + paint)
  const answered = before.filter(({ doneAt }) => doneAt * 1000 <= origin + paint)
  const bytes = answered.reduce((sum, request) => sum + request.bytes, 0)
  return { paint, shift, requests: before.length, kilobytes: bytes / 1000, depth: depthOf(answered) }
}

/**
 * Returns the most requests that waited for each other: each began after the answer of the one before it. A request
 * without an answer at the paint has not delayed it.
 */
function depthOf(requests: Recorded[]): number {
  const byEnd = requests.toSorted((a, b) => a.doneAt - b.doneAt)
  let depth = 0
  let end = Number.NEGATIVE_INFINITY
  for (const { at, doneAt } of byEnd) {
    if (at < end) continue
    depth++
    end = doneAt
  }
  return depth
}

type Recorded = { at: number; doneAt: number; bytes: number }

/** Records every request with its start and end, in seconds since 1970, and its bytes on the wire. */
async function recordRequests(cdp: CDPSession): Promise<Map<string, Recorded>> {
  const requests = new Map<string, Recorded>()
  let toWallTime = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, wallTime, timestamp, request }) => {
    toWallTime = wallTime - timestamp
    if (/^https?:/.test(request.url)) {
      requests.set(requestId, { at: wallTime, doneAt: Number.POSITIVE_INFINITY, bytes: 0 })
    }
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { doneAt: timestamp + toWallTime, bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  return requests
}

/** Waits until for three seconds no request began or ended; a stream of events never ends. */
async function quiet(requests: Map<string, Recorded>): Promise<void> {
  let seen = ''
  for (let still = 0; still < 12; still++) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    const now = [...requests.values()].map(({ doneAt }) => doneAt).join()
    if (now !== seen) still = 0
    seen = now
  }
}

function summary(visits: Visit[]): string[] {
  const of = (noun: keyof Visit) => median(visits.map((one) => one[noun]))
  return [
    String(Math.round(of('paint'))),
    String(of('requests')),
    String(Math.round(of('kilobytes'))),
    String(of('depth')),
    of('shift').toFixed(3),
  ]
}
