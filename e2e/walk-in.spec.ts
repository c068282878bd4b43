import { expect, type Locator, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, signUpCompany } from './company.ts'

/** The most clicks of a walk-in, from the home page to the vehicle having left. */
const mostClicks = 9

test('a walk-in with a new customer leaves with a vehicle, a paid contract and a signed check', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA', 'BB-456-BB'])
  await company.own('POST', '/agencies', { name: 'Sainte-Anne' })
  // The counter's computer made a rental before.
  await page.addInitScript((id) => localStorage.setItem('filao:agency', String(id)), fleet.agency.id)
  await page.goto(paths.home)
  const hand = handOf(page)

  await hand.click(page.getByRole('banner').getByRole('link', { name: 'Nouvelle location' }))
  await hand.click(page.getByRole('button', { name: '1 jour', exact: true }))
  await hand.click(page.getByRole('option', { name: /AA-123-AA/ }))
  await hand.click(page.getByRole('button', { name: 'Nouveau', exact: true }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Prénom')).toBeFocused()
  await hand.type('Zoé')
  await hand.press('Tab')
  await hand.type('Célestine')
  await hand.press('Enter')
  await expect(dialog).toBeHidden()
  await hand.click(page.getByRole('button', { name: 'Créer la location' }))

  await hand.pressOn('Enter', page.getByRole('button', { name: 'Créer le contrat' }))
  await expect(page).toHaveURL(new RegExp(`${paths.rentals}$`))
  await hand.pressOn('Enter', page.getByRole('button', { name: 'Encaisser', exact: true }))
  await hand.click(page.getByRole('button', { name: /^Reste.*800/ }))
  await hand.click(page.getByRole('button', { name: 'Enregistrer le paiement' }))
  await hand.pressOn('Enter', page.getByRole('link', { name: 'Remettre le véhicule' }))

  await expect(page.getByText('Le client n’a pas signé.')).toBeVisible()
  await hand.draw(page.getByRole('group', { name: 'Le client' }).getByRole('img'))
  await expect(page.getByText('Le client n’a pas signé.')).toBeHidden()
  await hand.click(page.getByRole('button', { name: 'Remettre le véhicule' }))
  await expect(page).toHaveURL(new RegExp(`${paths.rentals}$`))
  await expect(page.getByRole('button', { name: 'Reprendre le véhicule' })).toBeFocused()

  const [rental] = await company.own<object[]>('GET', '/rentals')
  expect(rental).toMatchObject({
    status: 'ongoing',
    isUnsigned: false,
    departureAgencyId: fleet.agency.id,
    customer: { firstName: 'Zoé', lastName: 'Célestine' },
    paidTotalAmount: 40,
    paidSecurityDepositAmount: 800,
  })
  const { clicks, keys } = hand.count()
  console.log(`A walk-in with a new customer: ${clicks} clicks, ${keys} keys`)
  expect(clicks).toBeLessThanOrEqual(mostClicks)
})

/** Returns the hand of an agent: every click and every key is counted. */
function handOf(page: Page) {
  const count = { clicks: 0, keys: 0 }
  const press = async (key: string) => {
    count.keys++
    await page.keyboard.press(key)
  }
  return {
    count: () => count,
    press,
    async click(target: Locator) {
      count.clicks++
      await target.click()
    },
    /** Types into the field that has the focus. */
    async type(text: string) {
      count.keys += text.length
      await page.keyboard.type(text)
    },
    /** Presses a key on a button that must have the focus already. */
    async pressOn(key: string, target: Locator) {
      await expect(target).toBeFocused()
      await press(key)
    },
    /** Draws a line with the mouse. */
    async draw(target: Locator) {
      count.clicks++
      await target.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(x + width * 0.2, y + height * 0.5)
      await page.mouse.down()
      await page.mouse.move(x + width * 0.5, y + height * 0.3, { steps: 4 })
      await page.mouse.move(x + width * 0.8, y + height * 0.6, { steps: 4 })
      await page.mouse.up()
    },
  }
}
