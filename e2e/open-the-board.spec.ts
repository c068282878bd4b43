import { expect, type Page, test } from '@playwright/test'
import { isLong } from '../server/testing/operation/long.ts'
import { paths } from '../web/session/paths.ts'
import { givenFleet, signInElsewhere, signUpCompany } from './company.ts'

/** Noon in Guadeloupe on the last day of a month. */
const lastDay = '2026-11-30T16:00:00Z'

/** The labels of the views, with their names in the URL. */
const views = {
  fr: { month: 'Mois', week: 'Semaine', year: 'Année', day: 'Jour', '14days': '14 jours' },
  en: { month: 'Month', week: 'Week', year: 'Year', day: 'Day', '14days': '14 days' },
}

for (const [language, month, usualWidth] of [
  ['fr', 'novembre 2026', 360],
  ['en', 'November 2026', 1280],
] as const) {
  for (const width of isLong ? [1280, 360] : [usualWidth]) {
    test(`the board opens with today at the left third on the last day of a month, ${language}, ${width} px`, async ({
      page,
    }) => {
      const company = await signUpCompany(page, language)
      await givenFleet(company, ['AA-101-AA', 'BB-202-BB'])
      await page.clock.setFixedTime(lastDay)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(paths.planning)
      await expect(page.locator('.board[data-view=month]')).toBeVisible()
      await expect(page.locator('.planning-period')).toHaveText(month)
      for (const [view, label] of Object.entries(views[language])) {
        await page.getByRole('radio', { name: label, exact: true }).click()
        await expect(page.locator(`.board[data-view="${view}"]`)).toBeVisible()
        // The line of now is up to a day to the right of the start of today.
        await expect.poll(() => placeOfNow(page), view).toBeGreaterThan(0.28)
        expect(await placeOfNow(page), view).toBeLessThan(width === 360 ? 0.55 : 0.45)
      }
    })
  }
}

test('the board opens on the view that the user chose last, also in another browser', async ({ page, browser }) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-101-AA'])
  await page.goto(paths.planning)
  await expect(page.locator('.board[data-view=month]')).toBeVisible()
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.locator('.planning-toolbar').getByText('Semaine', { exact: true }).click()
  expect((await stored).ok()).toBe(true)
  await page.goto(paths.home)
  await page.goto(paths.planning)
  await expect(page.locator('.board[data-view=week]')).toBeVisible()
  await expect(page).toHaveURL(paths.planning)

  const elsewhere = await signInElsewhere(browser, company.email)
  await elsewhere.goto(paths.planning)
  await expect(elsewhere.locator('.board[data-view=week]')).toBeVisible()
  // A link with a view shows that one, and changes no habit.
  await elsewhere.goto(`${paths.planning}?view=year`)
  await expect(elsewhere.locator('.board[data-view=year]')).toBeVisible()
  await elsewhere.goto(paths.planning)
  await expect(elsewhere.locator('.board[data-view=week]')).toBeVisible()
})

test('a view chosen while the one before is still being stored stays, and is the one stored @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-101-AA'])
  await page.goto(paths.planning)
  await expect(page.locator('.board[data-view=month]')).toBeVisible()
  const held = Promise.withResolvers<void>()
  const stored: string[] = []
  await page.route('**/users/me', async (route) => {
    if (route.request().method() !== 'PATCH') return await route.fallback()
    stored.push(route.request().postDataJSON().boardView)
    if (stored.length === 1) await held.promise
    await route.fallback()
  })
  const views = page.getByRole('radiogroup', { name: 'Durée affichée' })
  await views.getByText('Année').click()
  await expect.poll(() => stored).toEqual(['year'])
  await views.getByText('Mois').click()
  await expect(page.locator('.board[data-view=month]')).toBeVisible()
  held.resolve()
  await expect.poll(() => stored).toEqual(['year', 'month'])
  await page.getByRole('button', { name: 'Période suivante' }).click()
  await expect(views.getByRole('radio', { name: 'Mois' })).toBeChecked()
  await page.goto(paths.planning)
  await expect(page.locator('.board[data-view=month]')).toBeVisible()
})

/** Returns the place of the line of now as a share of the width that the board has for time. */
async function placeOfNow(page: Page): Promise<number> {
  const [now, corner, board] = await Promise.all(
    ['.board-now', '.board-corner', '.board'].map((place) => page.locator(place).first().boundingBox()),
  )
  if (!now || !corner || !board) return -1
  const start = corner.x + corner.width
  return (now.x - start) / (board.x + board.width - start)
}
