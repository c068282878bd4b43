import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { choose, givenFleet, signUpCompany } from './company.ts'
import { expectNoFault } from './screen-faults.ts'

test('the price panel has each line of a night pick-up, one way, with two child seats, a cover and a discount', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { own } = company
  const { agency, category, vehicles } = await givenFleet(company, ['AA-123-AA'])
  const port = await own('POST', '/agencies', { name: 'Port' })
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const openingHours = days.map((dayOfWeek) => ({ dayOfWeek, openTimeMinutes: 480, closeTimeMinutes: 1080 }))
  // The high season begins on the sixth day of the rental.
  const season = (from: number, to: number) => ({ start: day(from).slice(5), end: day(to).slice(5) })
  const seasons = [
    { ...season(5, 40), userLabel: 'Haute saison' },
    { ...season(41, 4), userLabel: 'Basse saison' },
  ]
  type Seasons = { seasons: { id: number; userLabel: string }[] }
  const saved = (await own<Seasons>('PATCH', `/agencies/${agency.id}`, { openingHours, seasons })).seasons
  await own('PATCH', `/agencies/${port.id}`, { openingHours })
  const price = (userLabel: string, euros: number) => {
    const seasonId = saved.find((one) => one.userLabel === userLabel)?.id
    return { agencyId: agency.id, categoryId: category.id, seasonId, minDays: 1, price: euros }
  }
  await own('PUT', '/prices', [price('Basse saison', 30), price('Haute saison', 45)])
  await own('POST', '/fees', { kind: 'outside_hours', name: 'Hors horaires', price: 30 })
  await own('POST', '/fees', { kind: 'place', name: 'Frais d’aéroport', price: 18.5, agencyId: agency.id })
  const oneWay = { kind: 'one_way', name: 'Aller simple', price: 50 }
  await own('POST', '/fees', { ...oneWay, agencyId: agency.id, toAgencyId: port.id })
  const categories = [{ categoryId: category.id }]
  const child = { name: 'Siège enfant', dailyPrice: 5, maxAmount: 50, maxQuantity: 2, categories }
  const seat = await own('POST', '/options', child)
  const cover = { name: 'Rachat total', dailyPrice: 12, isCover: true }
  await own('POST', '/options', { ...cover, categories: [{ categoryId: category.id, waiverAmount: 0 }] })
  const customer = await own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  const { id } = await own('POST', '/rentals', {
    start: `${day(1)}T02:30:00Z`,
    end: `${day(7)}T21:00:00Z`,
    vehicleId: vehicles[0]?.id,
    customerId: customer.id,
    departureAgencyId: agency.id,
    arrivalAgencyId: port.id,
    optionIds: [seat.id, seat.id],
  })
  await page.goto(paths.rental(id))
  const panel = page.getByRole('complementary', { name: 'Prix' })
  await page
    .getByRole('group', { name: 'Rachat de franchise' })
    .getByRole('radio', { name: /Rachat total/ })
    .check()
  await choose(page, 'Remise', '15')
  for (const line of [
    // 5 × 30, 2 × 45, 2 × 7 × 5, 7 × 12.
    /Basse saison.*5 jours × 30,00\s€.*150,00\s€/,
    /Haute saison.*2 jours × 45,00\s€.*90,00\s€/,
    /2\s× Siège enfant.*70,00\s€/,
    /Rachat total.*84,00\s€/,
    /Hors horaires.*Départ le .*, 22h30, agence fermée.*30,00\s€/,
    /Frais d’aéroport.*18,50\s€/,
    /Aller simple.*De «\sLe Gosier\s» à «\sPort\s».*50,00\s€/,
    // 15 % of 492.50 is 73.875, half a cent is rounded up.
    /Sous-total.*492,50\s€/,
    /Remise de 15\s%.*73,88\s€/,
    /Total.*7 jours.*418,62\s€/,
    /Franchise.*\D0,00\s€/,
  ]) {
    await expect(panel).toContainText(line)
  }
  await expectNoFault(page, 'fr')
})

/** Returns the local date so many days after the pick-up, which is in two weeks. */
function day(after: number): string {
  return new Date(Date.now() + (14 + after) * 86_400_000).toISOString().slice(0, 10)
}
