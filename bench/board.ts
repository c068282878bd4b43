import { chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../e2e/chromium.ts'
import * as probes from './boards/probes.ts'
import { startGenerated } from './generated.ts'
import { boardLoad } from './loads.ts'
import { median, percentile, table } from './report/table.ts'

/**
 * Measures the planning board alone, in a real Chromium without a graphics card: the time from the data to the first
 * bar, its weight, and its speed when scrolling, dragging and changing the view. Each column names its target.
 */
const runs = Number(process.env.BOARD_RUNS ?? 5)
const sizes = [100, 500, 2000]
const generated = await startGenerated()
const rows: string[][] = []
try {
  for (const vehicles of sizes) await generated.company(boardLoad(vehicles))
  const url = await generated.app.listen({ port: 0, host: '127.0.0.1' })
  const measured = new Map<number, Record<string, number>[]>(sizes.map((vehicles) => [vehicles, []]))
  for (let run = 0; run < runs; run++)
    for (const vehicles of sizes) measured.get(vehicles)?.push(await measure(url, vehicles))
  for (const [vehicles, results] of measured) rows.push([String(vehicles), ...summary(results)])
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
    'blank at 20 / 100 / 400 px, % (0 / 0 / 5)',
    'drag p95 (33)',
    'month to year, with its data',
    'the same, data in memory',
  ],
  rows,
)

async function measure(url: string, vehicles: number): Promise<Record<string, number>> {
  const { cookie } = await generated.company(boardLoad(vehicles))
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
  const heapAdded = await heapOfBoard(page)
  const { deltas } = await probes.scroll(page, 100, 300, false)
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
  const [slow = 0, normal = 0, fast = 0] = blank
  return {
    first,
    nodes,
    nodesYear,
    heapAdded,
    slow,
    normal,
    fast,
    toYear,
    toYearAgain,
    scroll: percentile(deltas, 95),
    drag: percentile(dragged, 95),
  }
}

/**
 * Returns the memory in use with the board, less the memory in use on another screen: the frame, and the data cached
 * for the way back.
 */
async function heapOfBoard(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  const go = (name: RegExp) => page.getByRole('link', { name }).first().click()
  const within = await probes.heapMb(cdp)
  await go(/^(Clients|Customers)$/)
  await page.waitForSelector(probes.scroller, { state: 'detached' })
  await page.waitForTimeout(800)
  const without = await probes.heapMb(cdp)
  await cdp.detach()
  await go(/^Planning$/)
  await page.waitForSelector(probes.bar)
  await page.waitForTimeout(800)
  return within - without
}

function summary(results: Record<string, number>[]): string[] {
  const of = (name: string, digits = 0) => median(results.map((result) => result[name] ?? Number.NaN)).toFixed(digits)
  const share = (name: string) => (median(results.map((result) => result[name] ?? Number.NaN)) * 100).toFixed(0)
  const blank = `${share('slow')} / ${share('normal')} / ${share('fast')}`
  const weights = [of('nodes'), of('nodesYear'), of('heapAdded', 1)]
  return [of('first'), ...weights, of('scroll'), blank, of('drag'), of('toYear'), of('toYearAgain')]
}
