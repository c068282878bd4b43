// Lets a benchmark of planning boards (one browser for each target, size and run) measure ours. Serve a production
// build with `node bench/boards/server.ts` and give its address as the base.
import { readFile } from 'node:fs/promises'
import { boardLoad, loginFile } from '../companies/loads.ts'

const isYear = "document.querySelector('.planning-box[aria-busy=false] [data-view=year]') !== null"
const views = ['day', '7days', '14days', '30days', 'week', 'month', 'year']
const view = (name) =>
  `document.querySelectorAll('.planning-toolbar [role=radiogroup] input')[${views.indexOf(name)}].click()`

/** Waits until the board shows a view and is no longer busy. */
const rest = (page, name) => page.waitForSelector(`.planning-box[aria-busy=false] [data-view=${name}]`)

export default {
  name: 'filao',
  url: (base) => `${base}/planning`,
  bar: '[data-bar]',
  scroller: '.board',
  left: 480,
  mark: 'planning:data-ready',
  prepare: async (page, { base, n }) => {
    const { email, password } = JSON.parse(await readFile(loginFile(boardLoad(n)), 'utf8'))
    await page.request.post(`${base}/api/auth`, { data: { email, password } })
  },
  // Loads the year's bars into memory before the change to it is measured, as on pages that are given their data.
  beforeDrag: async (page, [x, y]) => {
    await page.evaluate(view('year'))
    await rest(page, 'year')
    await page.waitForTimeout(1000)
    await page.evaluate(view('month'))
    await rest(page, 'month')
    await page.waitForTimeout(1000)
    await page.mouse.move(x, y)
  },
  toYear: view('year'),
  isYear,
}
