import { type Browser, expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { signInToDemo } from './demo-screens.ts'
import { settle } from './screen-faults.ts'

/** Styles of screens that were shown stay in the page, so the board is opened after a list and a form. */
test('scrolling the board has the browser style the rows that come, and nothing else @long', async ({
  page,
  browser,
}) => {
  await signInToDemo(page.request)
  await page.goto(paths.newRental)
  for (const path of [paths.rentals, paths.planning]) {
    await page.locator(`.layout-side a[href="${path}"]`).click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await settle(page)
  }
  const all = await page.locator('.layout *').count()
  const styled = await styledElements(browser, () => scrollDown(page))
  expect(styled.length).toBeGreaterThan(4)
  expect(Math.max(...styled)).toBeLessThan(all / 2)
})

test('bars and their legend keep the colours of their status where the system forces its own @long', async ({
  page,
}) => {
  await signInToDemo(page.request)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.goto(paths.planning)
  for (const bar of ['.board .bar-ongoing', '.planning-legend .bar-ongoing']) {
    await expect(page.locator(bar).first()).toHaveCSS('background-color', 'rgb(35, 103, 184)')
  }
  await expect(page.locator('.legend-late')).toHaveCSS('forced-color-adjust', 'none')
})

test('a change of view has the browser style the bars of the new one once @long', async ({ page, browser }) => {
  await signInToDemo(page.request)
  await page.goto(paths.planning)
  // The bars of the year are in memory then.
  await changeView(page, 'Année', 'year')
  await changeView(page, 'Mois', 'month')
  const styled = await styledElements(browser, () => changeView(page, 'Année', 'year'))
  const all = await page.locator('.board *').count()
  const sum = styled.reduce((sum, elements) => sum + elements, 0)
  // The margins around the view follow in a second pass, which may come after the end of the trace.
  expect(sum / all).toBeGreaterThan(0.6)
  expect(sum / all).toBeLessThan(1.5)
})

test('the first frame of a view has what is in view alone, and the margins around it follow @long', async ({
  page,
}) => {
  await signInToDemo(page.request)
  await page.goto(`${paths.planning}?view=year`)
  await settle(page)
  const first = firstFrame(page, 'month')
  await changeView(page, 'Mois', 'month')
  const { drawn, beyond } = await first
  expect(drawn).toBeGreaterThan(10)
  expect(beyond).toBe(0)
  await expect.poll(() => page.locator('.board [data-row], .board [data-bar]').count()).toBeGreaterThan(drawn)
})

/** Returns the number of rows and bars in the first frame of a view, and how many of them are out of sight. */
async function firstFrame(page: Page, view: string): Promise<{ drawn: number; beyond: number }> {
  return await page.evaluate(async (selector) => {
    let board: Element | null = null
    while (!board) {
      await new Promise(requestAnimationFrame)
      board = document.querySelector(selector)
    }
    const edges = board.getBoundingClientRect()
    const all = [...board.querySelectorAll('[data-row], [data-bar]')].map((element) => element.getBoundingClientRect())
    const inView = all.filter(
      ({ left, right, top, bottom }) =>
        right >= edges.left && left <= edges.right && bottom >= edges.top && top <= edges.bottom,
    )
    return { drawn: all.length, beyond: all.length - inView.length }
  }, `.board[data-view=${view}]`)
}

/** Chooses a view by its label and waits until the board shows it. */
async function changeView(page: Page, label: string, view: 'month' | 'year') {
  await settle(page)
  await page.locator('.planning-toolbar').getByText(label, { exact: true }).click()
  await expect(page.locator(`.planning-box[aria-busy=false] .board[data-view=${view}]`)).toBeVisible()
  await settle(page)
}

/** Scrolls the board by two or three rows in each of ten frames. */
async function scrollDown(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (let step = 0; step < 10; step++) {
      document.querySelector('.board')?.scrollBy(0, 100)
      await frame()
    }
  })
}

/** Returns the number of elements whose styles the browser computed at a time while something happened. */
async function styledElements(browser: Browser, act: () => Promise<void>): Promise<number[]> {
  const cdp = await browser.newBrowserCDPSession()
  const counts: number[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args: { elementCount: number } }[])
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount)
  })
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const complete = new Promise<void>((done) => cdp.once('Tracing.tracingComplete', () => done()))
  await cdp.send('Tracing.end')
  await complete
  await cdp.detach()
  return counts
}
