import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'
import { holdBack } from './hold-back.ts'

const fieldsOfRental = /\/assets\/RentalForm-.*\.js$/

test('a new rental shows its page before its fields, which then take the focus', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company)
  const release = await holdBack(page, fieldsOfRental)
  await page.goto(paths.newRental)
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle location' })).toBeVisible()
  const skeleton = page.locator('main [aria-busy=true]')
  await expect(skeleton).toContainText('Agence de départ')
  await expect(skeleton).toContainText('Veuillez sélectionner une période')
  await expect(page.getByRole('combobox')).toHaveCount(0)
  release()
  await expect(page.getByRole('button', { name: 'Créer la location' })).toBeVisible()
  await expect(page.getByRole('button', { name: '1 jour', exact: true })).toBeFocused()
  await expect(skeleton).toHaveCount(0)
})

test('fields whose code does not arrive are said to be missing @long', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company)
  await page.route(fieldsOfRental, (route) => route.abort())
  await page.goto(paths.newRental)
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeVisible()
})

test('bars open and move once their code is there; the board shows before @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA'])
  const { id } = await givenRental(company, fleet)
  const release = await holdBack(page, /\/assets\/actions-.*\.js$/)
  await page.goto(paths.planning)
  const bar = page.locator(`[data-bar="r${id}"]`)
  await expect(bar).toBeVisible()
  const board = page.locator('.planning-box')
  await expect(board).toHaveAttribute('aria-busy', 'true')
  // A click that comes before the card's code is answered once it is there.
  await bar.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Zoé Célestine' })).toBeVisible()
  await expect(board).toHaveAttribute('aria-busy', 'false')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the planning opens its fields and filters on demand, and tells how many filters are set', async ({ page }) => {
    const company = await signUpCompany(page)
    await givenFleet(company, ['AA-123-AA'])
    await page.goto(paths.planning)
    const filters = page.getByRole('button', { name: 'Filtres' })
    await expect(filters).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('.search-box')).toHaveCount(0)
    await filters.tap()
    await expect(page.locator('.search-box')).toBeVisible()
    await page.getByRole('combobox', { name: 'Regrouper' }).tap()
    await page.locator('.ant-select-dropdown:visible').getByText('Par agence', { exact: true }).tap()
    await expect(page.locator('.planning-more-count')).toHaveText('1')
    await page.locator('.search-box input').fill('AA-123')
    await expect(page.locator('.planning-hits')).toHaveText('1 sur 1')
    await filters.tap()
    await expect(page.locator('.search-box')).toHaveCount(0)
  })

  test('the board knows its size before it is measured, so it is drawn once @long', async ({ page }) => {
    const company = await signUpCompany(page)
    await givenFleet(company, ['AA-123-AA'])
    await page.addInitScript(() => {
      const resized: string[] = []
      Object.assign(window, { resized })
      new MutationObserver((changes) => {
        for (const { target, oldValue } of changes)
          if (target instanceof Element && target.matches('.board-beside-rows')) resized.push(oldValue ?? '')
      }).observe(document, { subtree: true, attributeFilter: ['style'], attributeOldValue: true })
    })
    await page.goto(paths.planning)
    await expect(page.locator('.planning-box')).toHaveAttribute('aria-busy', 'false')
    await expect(page.locator('.board-beside-rows')).toBeAttached()
    expect(await page.evaluate(() => (window as unknown as { resized: string[] }).resized)).toEqual([])
  })

  test('home shows its lists below the fold after its figures, and at once when it is opened again @long', async ({
    page,
  }) => {
    const company = await signUpCompany(page)
    await givenFleet(company, ['AA-123-AA'])
    const parts = await followParts(page, ['.below-the-fold', '.home-stack'])
    await page.goto(paths.home)
    await expect(page.locator('.home-stack')).toBeAttached()
    expect(await parts()).toEqual(['.below-the-fold', '.home-stack'])
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    await page.getByRole('button', { name: 'Parc', exact: true }).tap()
    await page.getByRole('link', { name: 'Véhicules' }).tap()
    await expect(page).toHaveURL(new RegExp(`${paths.vehicles}$`))
    await parts()
    await expect(page.getByRole('heading', { level: 1, name: 'Véhicules' })).toBeVisible()
    await parts()
    await page.goBack()
    await expect(page.locator('.home-stack')).toBeAttached()
    expect(await parts()).toEqual(['.home-stack'])
  })

  test('the code of the fields of a new rental is asked for once its page was painted @long', async ({ page }) => {
    const company = await signUpCompany(page)
    await givenFleet(company)
    const askedMs = await followFields(page)
    await page.goto(paths.newRental)
    expect(await askedMs()).toBeGreaterThan(0)
  })

  test('from another screen, the code of the fields is asked for before the page is painted @long', async ({
    page,
  }) => {
    const company = await signUpCompany(page)
    await givenFleet(company)
    const askedMs = await followFields(page)
    await page.goto(paths.home)
    await page.getByRole('link', { name: 'Nouvelle location' }).first().tap()
    expect(await askedMs()).toBeLessThan(0)
  })

  test('the page, its first fields and the groups below the fold follow each other, and the menu opens on demand @long', async ({
    page,
  }) => {
    const company = await signUpCompany(page)
    await givenFleet(company)
    const parts = await followParts(page, ['.field-skeleton', '#vehicleId', '.price-panel'])
    await page.goto(paths.newRental)
    await expect(page.getByRole('heading', { name: 'Client et conducteurs' })).toBeAttached()
    expect(await parts()).toEqual(['.field-skeleton', '#vehicleId', '.price-panel'])
    await expect(page.locator('.layout-side')).toHaveCount(0)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    await page.getByRole('button', { name: 'Parc', exact: true }).tap()
    await page.getByRole('link', { name: 'Véhicules' }).tap()
    await expect(page).toHaveURL(new RegExp(`${paths.vehicles}$`))
  })
})

/**
 * Returns a function that lists which of these parts have come into the page since it was last called, in their order.
 */
async function followParts(page: Page, selectors: string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((wanted) => {
    const parts: string[] = []
    Object.assign(window, { parts })
    new MutationObserver(() => {
      for (const part of wanted) if (document.querySelector(part) && !parts.includes(part)) parts.push(part)
    }).observe(document, { childList: true, subtree: true })
  }, selectors)
  return () => page.evaluate(() => (window as unknown as { parts: string[] }).parts.splice(0))
}

/**
 * Returns a function that tells how long after the page of a new rental was painted the code of its fields was asked
 * for, in milliseconds. The code is held back until the page is there without it.
 */
async function followFields(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.field-skeleton')) return
      watch.disconnect()
      requestAnimationFrame(() => Object.assign(window, { paintedMs: performance.now() }))
    })
    watch.observe(document, { subtree: true, childList: true })
  })
  const release = await holdBack(page, fieldsOfRental)
  return async () => {
    await page.waitForFunction(() => 'paintedMs' in window)
    release()
    await expect(page.getByRole('button', { name: 'Créer la location' })).toBeVisible()
    return await page.evaluate((pattern) => {
      const fields = performance.getEntriesByType('resource').find(({ name }) => new RegExp(pattern).test(name))
      return (fields?.startTime ?? 0) - (window as unknown as { paintedMs: number }).paintedMs
    }, fieldsOfRental.source)
  }
}
