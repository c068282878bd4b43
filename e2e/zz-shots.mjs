import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.ts'

const [, , pass, only] = process.argv
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
const errors = []
for (const language of ['fr', 'en'])
  for (const width of [360, 1280, 1920]) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      locale: language,
      baseURL: 'http://localhost:3977',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.on('pageerror', (e) => errors.push(String(e)))
    await page.request.post('/api/auth', {
      data: { email: 'load-1@filao.example', password: pass },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    await page.request.patch('/api/users/me', { data: { language }, headers: { 'Sec-Fetch-Site': 'same-origin' } })
    for (const [name, url] of [
      ['rental', '/rental'],
      ['customer', '/customer'],
      ['vehicle', '/vehicle'],
    ]) {
      if (only && only !== name) continue
      await page.goto(url)
      await page.locator('.data-row, .row-cards li .row-check').first().waitFor({ timeout: 20000 })
      await page.waitForTimeout(700)
      if (name === 'rental' && width !== 1920) {
        await page
          .locator('.row-check input')
          .nth(width === 360 ? 0 : 1)
          .click()
        await page.waitForTimeout(300)
      }
      await page.screenshot({ path: `/tmp/rentlist/${name}-${language}-${width}.png` })
      const h = await page.evaluate(() =>
        [...document.querySelectorAll('.row-cards li')].map((li) => Math.round(li.getBoundingClientRect().height)),
      )
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      console.log(name, language, width, 'heights', Math.max(0, ...h), 'overflow', over)
    }
    await context.close()
  }
console.log(errors)
await browser.close()
