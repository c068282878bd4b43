import { expect, test } from '@playwright/test'
import { barOf, boxOf, givenFleet, hold, panel } from './board.ts'

// Runs the tests one after the other: each adds a line to the company's one price list.
test.describe.configure({ mode: 'default' })

test('the mouse drops a rental on another: both exchange their vehicles, and one undo puts both back', async ({
  page,
}) => {
  const fleet = await givenFleet(page)
  const zoe = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  const marie = await fleet.rental('Marie Kancel', { vehicle: 1, day: 1 })
  await fleet.open(page)
  const vehiclesNow = async () => [(await fleet.read(zoe)).vehicleId, (await fleet.read(marie)).vehicleId]

  const drag = await hold(page, barOf(page, zoe))
  await drag.to(0, await fleet.down(page, 0, 1))
  await expect(panel(page)).toHaveAccessibleName(/Échange de véhicules – Zoé Célestine \(.*\) et Marie Kancel \(/)
  await expect(panel(page)).toContainText('Libre')
  await page.mouse.up()
  const question = page.getByRole('dialog', { name: 'Échanger les véhicules' })
  await expect(question.getByRole('heading', { name: 'Marie Kancel' })).toBeVisible()
  await expect(question).toContainText(/40,00\s€.*inchangé.*40,00\s€.*inchangé/s)
  await page.keyboard.press('Enter')

  await expect(page.getByText(/^Véhicules des locations .* échangés/)).toBeVisible()
  await expect(barOf(page, zoe)).toHaveAccessibleName(new RegExp(`${fleet.plates[1]}, Zoé Célestine, mar\\.`))
  await expect(barOf(page, marie)).toHaveAccessibleName(new RegExp(`${fleet.plates[0]}, Marie Kancel, mar\\.`))
  expect(await vehiclesNow()).toEqual([fleet.vehicles[1], fleet.vehicles[0]])

  await page.keyboard.press('Control+z')
  await expect(page.getByText('Modification annulée')).toBeVisible()
  await expect(barOf(page, zoe)).toHaveAccessibleName(new RegExp(`${fleet.plates[0]}, Zoé`))
  expect(await vehiclesNow()).toEqual([fleet.vehicles[0], fleet.vehicles[1]])
})

test('by the keys alone: E exchanges, each step is announced, and what cannot be exchanged says why', async ({
  page,
}) => {
  const fleet = await givenFleet(page)
  const zoe = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  const marie = await fleet.rental('Marie Kancel', { vehicle: 1, day: 1 })
  await fleet.open(page)
  const announced = panel(page).locator('[aria-live]')
  await barOf(page, zoe).focus()
  await page.keyboard.press('m')
  await page.keyboard.press('e')
  await expect(page.getByText(/rien à échanger ici/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(announced.first()).toContainText(/Impossible.*E pour échanger les véhicules avec Marie Kancel/)
  await page.keyboard.press('e')
  await expect(announced.first()).toContainText(
    new RegExp(`Échange.*Zoé Célestine .*prend ${fleet.plates[1]}, Marie Kancel .*prend ${fleet.plates[0]}\\. Libre`),
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Échanger les véhicules' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await fleet.read(marie)).vehicleId).toBe(fleet.vehicles[0])
  await expect(barOf(page, zoe)).toBeFocused()
  await expect(page.getByText(/^Véhicules des locations .* échangés/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await fleet.read(zoe)).vehicleId).toBe(fleet.vehicles[0])
})

test('a colleague who changes one of the two meanwhile wins, and nothing is exchanged @long', async ({ page }) => {
  const fleet = await givenFleet(page)
  const zoe = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  const marie = await fleet.rental('Marie Kancel', { vehicle: 1, day: 1 })
  await fleet.open(page)
  const drag = await hold(page, barOf(page, zoe))
  await drag.to(0, await fleet.down(page, 0, 1))
  await page.mouse.up()
  const question = page.getByRole('dialog', { name: 'Échanger les véhicules' })
  await expect(question.getByRole('button', { name: 'Confirmer' })).toBeFocused()
  await fleet.cancel(marie)
  await expect(question.getByRole('button', { name: 'Confirmer' })).toBeDisabled()
  await page.keyboard.press('Escape')
  expect(await fleet.read(zoe)).toMatchObject({ vehicleId: fleet.vehicles[0] })
  await expect(barOf(page, zoe)).toBeVisible()
  expect((await boxOf(barOf(page, zoe))).width).toBeGreaterThan(0)
})
