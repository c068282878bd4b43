import { chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../e2e/chromium.ts'
import * as probes from './boards/probes.ts'
import { startGenerated } from './companies/generated.ts'
import { boardLoad, type Load } from './companies/loads.ts'
import { median, percentile, table } from './report/table.ts'

/**
 * Measures the planning board alone, in a real Chromium without a graphics card: the time from the data to the first
 * bar, its weight, and its speed when scrolling, dragging and changing the view. Each column names its target. The heap
 * added is that of the board less that of the customers, opened by an address so that nothing of the board is kept.
 */
const runs = Number(process.env.BOARD_RUNS ?? 5)
const loads = [...[100, 500, 2000].map(boardLoad), { ...boardLoad(10_000), customers: 50_000, historyDays: 62 }]
const generated = await startGenerated()
const rows: string[][] = []
try {
  for (const load of loads) await generated.company(load)
  const url = await generated.app.listen({ port: 0, host: '127.0.0.1' })
  const measured = new Map<Load, Record<string, number>[]>(loads.map((load) => [load, []]))
  for (let run = 0; run < runs; run++) for (const load of loads) measured.get(load)?.push(await measure(url, load))
  for (const [{ vehicles }, results] of measured) rows.push([vehicles.toLocaleString('en-GB'), ...summary(results)])
} finally {
  await generated.stop()
}
table(
  `The planning board at 1440 x 900, medians of ${runs} runs, milliseconds where nothing else is said`,
  [
    'vehicles',
    'first bar of a month',
    'nodes, month (1,500)',
    'nodes, year (5,000)',
    'heap added, MB (10)',
    'scroll p95 (33)',
    'main thread for a frame of it (14)',
    'blank at 20 / 100 / 400 px, % (0 / 0 / 5)',
    'drag p95 (33)',
    'month to year, with its data',
    'the same, data in memory',
  ],
  rows,
)

async function measure(url: string, load: Load): Promise<Record<string, number>> {
  const { cookie } = await generated.company(load)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url }])
    await context.addInitScript(probes.inPage)
    return await measurePage(await context.newPage(), url)
  } finally {
    await browser.close()
  }
}

async function measurePage(page: Page, url: string): Promise<Record<string, number>> {
  await page.goto(`${url}/planning`, { waitUntil: 'commit' })
  const first = await probes.firstBar(page)
  await page.waitForTimeout(800)
  const nodes = await probes.countNodes(page)
  const cdp = await page.context().newCDPSession(page)
  const heap = await probes.heapMb(cdp)
  const busyBefore = await probes.busyMs(cdp)
  const { deltas } = await probes.scroll(page, 100, 300, false)
  const busy = ((await probes.busyMs(cdp)) - busyBefore) / deltas.length
  const blank: number[] = []
  for (const step of [20, 100, 400]) blank.push((await probes.scroll(page, step, 60, true)).blank)
  await page.waitForTimeout(500)
  const dragged = await probes.drag(page)
  await page.waitForTimeout(500)
  const toYear = await probes.changeView(page, 'year', /^(Année|Year)$/)
  await page.waitForTimeout(1500)
  const nodesYear = await probes.countNodes(page)
  await probes.changeView(page, 'month', /^(Mois|Month)$/)
  await page.waitForTimeout(800)
  const toYearAgain = await probes.changeView(page, 'year', /^(Année|Year)$/)
  await page.goto(`${url}/customer`)
  await page.waitForSelector('table')
  await page.waitForTimeout(800)
  const heapAdded = heap - (await probes.heapMb(cdp))
  const [slow = 0, normal = 0, fast = 0] = blank
  return {
    first,
    nodes,
    nodesYear,
    heapAdded,
    busy,
    slow,
    normal,
    fast,
    toYear,
    toYearAgain,
    scroll: percentile(deltas, 95),
    drag: percentile(dragged, 95),
  }
}

function summary(results: Record<string, number>[]): string[] {
  const of = (name: string, digits = 0) => median(results.map((result) => result[name] ?? Number.NaN)).toFixed(digits)
  const share = (name: string) => (median(results.map((result) => result[name] ?? Number.NaN)) * 100).toFixed(0)
  const blank = `${share('slow')} / ${share('normal')} / ${share('fast')}`
  const weights = [of('nodes'), of('nodesYear'), of('heapAdded', 1)]
  const scroll = [of('scroll'), of('busy', 1)]
  return [of('first'), ...weights, ...scroll, blank, of('drag'), of('toYear'), of('toYearAgain')]
}
