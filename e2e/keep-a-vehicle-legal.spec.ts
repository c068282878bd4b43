import { expect, test } from '@playwright/test'
import { formatDateTime } from '../domain/kernel/date-text.ts'
import { toInstant } from '../domain/kernel/time.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'
import { replace, zone } from './typed-dates.ts'

const report = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
const typed = (local: string) => formatDateTime(toInstant(local, zone), zone, 'fr')

test('an overdue inspection stops a departure until it is done or an administrator gives a reason', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const rental = await givenRental(company, fleet)
  const vehicleId = fleet.vehicles[0]?.id
  await company.own('PATCH', `/vehicles/${vehicleId}`, { odometer: 30_071 })

  await page.goto(`/vehicle/edit/${vehicleId}`)
  const card = page.getByRole('region', { name: 'Échéances' })
  await expect(card.getByText('Aucune échéance.')).toBeVisible()
  await card.getByRole('button', { name: 'Ajouter une échéance' }).click()
  const form = page.getByRole('dialog', { name: 'Nouvelle échéance' })
  await expect(form.getByLabel('Tous les (mois)')).toHaveValue('24')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByText(/Indiquez quand c’est à faire/).first()).toBeVisible()
  const year = new Date().getFullYear() - 3
  await form.getByLabel('Dernière fois').fill(`5/3/${year}`)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(card.getByText('En retard')).toBeVisible()

  await page.goto('/')
  await expect(page.getByText('1 échéance de véhicule en retard')).toBeVisible()
  await page.getByRole('link', { name: 'Voir les échéances' }).click()
  await expect(page.getByRole('row', { name: /AB-123-CD.*Contrôle technique.*En retard/ })).toBeVisible()

  await page.goto(`/rental/checkout/${rental.id}`)
  await expect(page.getByText(/Contrôle technique.*échéance dépassée depuis le 5 mars/)).toBeVisible()
  const deliver = page.getByRole('button', { name: 'Remettre', exact: false }).last()
  await deliver.click()
  await expect(page.getByText('Indiquez pourquoi ce véhicule part malgré tout').first()).toBeVisible()

  await page.goto('/deadline')
  await page.getByRole('button', { name: 'AB-123-CD · Contrôle technique : fait' }).click()
  const visit = page.getByRole('dialog', { name: 'AB-123-CD · Contrôle technique : fait' })
  await visit.getByLabel('Kilométrage').fill('452000')
  await page.keyboard.press('Tab')
  await expect(visit.getByText('Bien au-dessus du compteur du véhicule')).toBeVisible()
  await visit.getByLabel('Kilométrage').fill('')
  await page.keyboard.press('Tab')
  await expect(visit.getByText('Bien au-dessus du compteur du véhicule')).toBeHidden()
  await visit.getByLabel('Kilométrage').fill('12')
  await page.keyboard.press('Tab')
  await expect(visit.getByText('Au-dessous du compteur du véhicule')).toBeVisible()
  await visit.getByLabel('Kilométrage').fill('')
  await visit.getByLabel('Coût').fill('78,50')
  // A phone that is turned has room for a table, or no longer.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.data-table')).toBeVisible()
  await expect(visit.getByLabel('Coût')).toHaveValue('78,50')
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit.getByLabel('Lieu').fill('Centre de Jarry')
  await visit
    .getByLabel(/Ajouter un document/)
    .setInputFiles({ name: 'pv.pdf', mimeType: 'application/pdf', buffer: report })
  await visit.getByLabel('Rendre le véhicule indisponible pendant la visite').check()
  const today = Temporal.Now.plainDateISO(zone)
  const rented = `${today.add({ days: 2 }).toString()}T08:00`
  await replace(page, visit.getByLabel('Du', { exact: true }), typed(rented))
  await replace(page, visit.getByLabel('Au', { exact: true }), typed(rented.replace('08:00', '12:00')))
  await page.keyboard.press('Tab')
  await visit.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(visit.getByRole('alert')).toContainText(`pris par la location ${rental.publicId}`)
  const holding = visit.getByRole('link', { name: `Voir la location ${rental.publicId}` })
  await expect(holding).toHaveAttribute('href', `/rental?q=${rental.publicId}`)
  const from = `${today.subtract({ days: 1 }).toString()}T08:00`
  await replace(page, visit.getByLabel('Du', { exact: true }), typed(from))
  await replace(page, visit.getByLabel('Au', { exact: true }), typed(from.replace('08:00', '12:00')))
  await page.keyboard.press('Tab')
  await visit.getByRole('button', { name: 'Enregistrer' }).click()
  // It closes once the document has been sent too.
  await expect(visit).toBeHidden()
  await expect(page.getByRole('row', { name: /AB-123-CD.*À jour/ })).toBeVisible()
  await page.goto(`/vehicle/edit/${vehicleId}`)
  await card.getByText('Déjà fait (1)').click()
  await expect(card.getByText('Coût, 12 derniers mois')).toBeVisible()
  await expect(card.getByText(/78,50/).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Télécharger pv.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('pv.pdf')
  await page.goto(`/vehicle/edit/${vehicleId}/unavailability`)
  await expect(page.getByText('Contrôle technique')).toBeVisible()
  await page.goto(`/rental/checkout/${rental.id}`)
  await expect(page.getByRole('button', { name: 'Remettre', exact: false }).last()).toBeVisible()
  await expect(page.getByText(/échéance dépassée/)).toHaveCount(0)
})

test('an administrator lets a vehicle leave with a reason @long', async ({ page }) => {
  const company = await signUpCompany(page, 'en')
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const rental = await givenRental(company, fleet)
  await company.own('POST', `/vehicles/${fleet.vehicles[0]?.id}/deadlines`, { kind: 'insurance', dueOn: '2026-01-31' })
  await page.goto(`/rental/checkout/${rental.id}`)
  await expect(page.getByText(/Insurance: overdue since 31 January 2026/)).toBeVisible()
  await page.getByLabel('Reason for letting it leave').fill('Renewed by phone this morning')
  await page.getByLabel('Odometer').fill('120')
  await page.getByRole('button', { name: 'Hand over' }).last().click()
  await expect
    .poll(async () => (await company.own<{ status: string }>('GET', `/rentals/${rental.id}`)).status)
    .toBe('ongoing')
})

test('a deadline that falls within a rental warns at its form, and marks the vehicle on the board @long', async ({
  page,
}) => {
  const company = await signUpCompany(page, 'en')
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const rental = await givenRental(company, fleet)
  const within = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await company.own('POST', `/vehicles/${fleet.vehicles[0]?.id}/deadlines`, { kind: 'insurance', dueOn: within })
  await page.goto(`/rental/edit/${rental.id}`)
  await expect(page.getByText('Deadlines of this vehicle during the rental')).toBeVisible()
  await expect(page.getByText(/Insurance: due by/)).toBeVisible()
  await page.goto('/planning')
  await expect(page.getByRole('img', { name: 'Insurance (Due soon)' })).toBeVisible()
})

test('a service of the category is proposed for its vehicles, applied to them, and keeps a vehicle’s own step', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AB-123-CD', 'EF-456-GH'])
  const [first, second] = fleet.vehicles
  await page.goto('/deadline')
  await page.getByRole('link', { name: 'Entretien par catégorie' }).click()
  await expect(page.getByText('Aucun entretien prévu pour cette catégorie.').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Ajouter un entretien/ })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: /^Nouvel entretien/ })
  await form.getByLabel('Nom').fill('Vidange')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByText(/Indiquez la périodicité/).first()).toBeVisible()
  await form.getByLabel('Tous les (mois)').fill('12')
  await form.getByLabel('Tous les (km)').fill('15000')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(/Tous les 12 mois ou 15.000.km/)).toBeVisible()

  await page.goto(`/vehicle/edit/${first?.id}`)
  const card = page.getByRole('region', { name: 'Échéances' })
  await card.getByRole('button', { name: /^Vidange/ }).click()
  const deadline = page.getByRole('dialog', { name: 'Nouvelle échéance' })
  await expect(deadline.getByLabel('Tous les (mois)')).toHaveValue('12')
  await deadline.getByLabel('Tous les (mois)').fill('6')
  await deadline.getByLabel('Dernière fois').fill('5/3/2026')
  await deadline.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(card.getByText(/Tous les 6 mois ou 15.000.km/)).toBeVisible()

  await page.goto('/deadline/templates')
  await page.getByRole('button', { name: 'Appliquer Vidange aux véhicules' }).click()
  await expect(page.getByText('Ajouté à 1 véhicule, compté d’aujourd’hui')).toBeVisible()
  await page.getByRole('button', { name: 'Modifier Vidange' }).click()
  const change = page.getByRole('dialog', { name: 'Vidange' })
  await change.getByLabel('Tous les (mois)').fill('24')
  await change.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(/Tous les 24 mois/)).toBeVisible()
  type Stored = { everyMonths: number }[]
  const months = async (id: number | undefined) =>
    (await company.own<Stored>('GET', `/vehicles/${id}/deadlines`)).map(({ everyMonths }) => everyMonths)
  expect(await months(first?.id)).toEqual([6])
  expect(await months(second?.id)).toEqual([24])
})
