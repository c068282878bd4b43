import { expect, type Page, test } from '@playwright/test'
import { writeDay } from '../domain/kernel/typed-date.ts'
import { paths } from '../web/session/paths.ts'
import { type Company, givenDrafts, givenFleet, signUpCompany } from './company.ts'
import { later } from './typed-dates.ts'

test('fields hold still while they are saved, and can be typed in again afterwards', async ({ page }) => {
  const company = await signUpCompany(page)
  const user = await company.request('GET', '/users/me')
  await page.goto(paths.profile(user.id))
  const name = page.getByLabel('Prénom')
  await name.fill('Zoé')
  const release = await hold(page, /\/users\/me$/, 'PATCH')
  await name.press('Enter')
  await expect(page.locator('.form-bar .ant-btn-loading')).toBeVisible()
  await page.keyboard.type('n')
  await page.keyboard.type('gc')
  await expect(name).toHaveValue('Zoé')
  await expect(page).toHaveURL(new RegExp(`${paths.profile(user.id)}$`))
  release()
  await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('n')
  await expect(name).toHaveValue('Zoén')
})

test('a log-out forgets the names at once, however late the sign-in screen arrives @long', async ({ page }) => {
  await signUpCompany(page)
  await page.goto(paths.home)
  const names = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('filao:recent')))
  const palette = page.getByRole('combobox', { name: /^Faire/ })
  const give = async (words: string) => {
    await expect(page.getByRole('button', { name: 'Rechercher partout' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette).toBeFocused()
    await page.keyboard.type(words)
    await expect(page.getByRole('listbox', { name: /^Faire/ })).toHaveAttribute('aria-busy', 'false')
    await page.keyboard.press('Enter')
  }
  await give('clients')
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible()
  expect(await names()).toHaveLength(1)
  const release = await hold(page, /\/LoginPage-[^/]*\.js$/, 'GET')
  const requested = page.waitForRequest(/\/LoginPage-[^/]*\.js$/)
  await give('sign out')
  await requested
  expect(await names()).toEqual([])
  release()
  await expect(page).toHaveURL(new RegExp(`${paths.login}$`))
})

test('a return that a colleague changed is not overwritten, though nothing told of it @long', async ({ page }) => {
  await page.route('**/events*', (route) => route.abort())
  const company = await signUpCompany(page)
  const [id] = await givenRentals(company, 1)
  await company.own('PATCH', `/rentals/${id}`, { status: 'pending' })
  await company.own('POST', `/rentals/${id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  await page.goto(paths.rentalSummary(id ?? 0))
  await page.getByRole('button', { name: /Prolonger/ }).click()
  const end = new Date(Date.now() + 20 * 86_400_000).toISOString().replace(/\.\d+/, '')
  const dialog = page.getByRole('dialog', { name: 'Prolonger ou écourter la location' })
  await company.own('PATCH', `/rentals/${id}`, { end })
  await dialog.getByRole('button', { name: '+ 1 semaine' }).click()
  await dialog.getByRole('button', { name: 'Changer le retour' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Quelqu’un a modifié entre-temps : Nouveau retour')
  expect(await company.own<{ end: string }>('GET', `/rentals/${id}`)).toMatchObject({ end })
})

test('the arrow keys mark a result, which stays marked as others arrive @long', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenRentals(company, 2)
  await page.goto(paths.home)
  for (const when of ['after the others', 'before the others'] as const)
    await test.step(`Enter ${when}`, async () => {
      const release = await hold(page, /\/customers\?/, 'GET')
      await expect(page.getByRole('button', { name: 'Rechercher partout' })).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: /^Faire/ })).toBeFocused()
      await page.keyboard.type(when === 'after the others' ? 'celestine' : 'célestine zoé')
      const found = page.getByRole('option', { name: /Zoé Célestine/ })
      await expect(found).toHaveCount(2)
      await page.keyboard.press('ArrowDown')
      const marked = page.getByRole('option', { selected: true })
      await expect(found.nth(1)).toHaveAttribute('aria-selected', 'true')
      const number = /\S+/.exec((await marked.textContent()) ?? '')?.[0] ?? ''
      if (when === 'before the others') await page.keyboard.press('Enter')
      release()
      if (when === 'after the others') {
        await expect(found).toHaveCount(3)
        await expect(marked).toContainText(number)
        await page.keyboard.press('Enter')
      }
      await expect(page).toHaveURL(/\/rental\/summary\/\d+$/)
      await expect(page.getByText(number).first()).toBeVisible()
      await page.goto(paths.home)
    })
})

test('an amount typed by hand is saved with a choice whose price has not arrived @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const [id] = await givenRentals(company, 1)
  const option = await company.own('POST', '/options', { name: 'Siège bébé', price: 15 })
  await company.own('PUT', '/prices', [])
  await page.goto(paths.rental(id ?? 0))
  const amount = page.getByLabel('Montant de la location')
  await amount.fill('150')
  const release = await hold(page, /\/rentals\/price$/, 'POST')
  await page.getByRole('checkbox', { name: /Siège bébé/ }).check()
  await expect(amount).toBeHidden()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/rental\/summary\/\d+$/)
  release()
  const saved = await company.own('GET', `/rentals/${id}`)
  expect(saved).toMatchObject({ optionIds: [option.id], totalAmount: 150 })
})

test('the summary shows the saved price while today’s price is read @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const [id] = await givenRentals(company, 1)
  await company.own('POST', '/options', { name: 'Siège bébé', price: 15 })
  await page.goto(paths.rentalSummary(id ?? 0))
  const total = page.getByRole('complementary', { name: 'Prix' }).locator('.price-total')
  await expect(total).toContainText('80,00')
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await page.getByRole('checkbox', { name: /Siège bébé/ }).check()
  await expect(page.getByText('+15,00').first()).toBeVisible()
  const release = await hold(page, /\/rentals\/\d+\/price$/, 'GET')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/rental\/summary\/\d+$/)
  await expect(total).toContainText('95,00')
  release()
})

test('a day typed before the former one is shown stays in its field @long', async ({ page }) => {
  await givenFleet(await signUpCompany(page))
  await page.goto(paths.planningCounter)
  const field = page.getByRole('textbox', { name: 'Jour affiché' })
  await expect(field).not.toHaveValue('')
  const [first, second] = [writeDay(later(3)), writeDay(later(5))]
  await field.evaluate(
    async (input: HTMLInputElement, [first, second]) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const type = async (text?: string) => {
        write?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await null
      }
      await type(first)
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      await null
      await type(second)
    },
    [first, second],
  )
  await expect(page).toHaveURL(new RegExp(`date=${later(3)}`))
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(field).toHaveValue(second ?? '')
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`date=${later(5)}`))
})

/**
 * Lets the server answer these requests, and keeps the answers until the returned function is called. The end of a
 * journey may cut off a request that nobody waits for.
 */
async function hold(page: Page, url: RegExp, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return await route.fallback()
    const response = await route.fetch().catch(() => null)
    await promise
    if (response) await route.fulfill({ response }).catch(() => undefined)
  })
  return resolve
}

/** Creates drafts of one customer that started four minutes ago. */
async function givenRentals(company: Company, count: number): Promise<number[]> {
  return await givenDrafts(company, await givenFleet(company, ['PA-101-LT']), Date.now() - 4 * 60_000, count)
}
