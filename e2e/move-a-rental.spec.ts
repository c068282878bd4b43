import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { barOf, boxOf, elsewhere, fingerOf, givenFleet, hold, moveByKeys, panel } from './board.ts'

// Runs the tests one after the other: each adds a line to the company's one price list.
test.describe.configure({ mode: 'default' })

test('the mouse moves a rental to another day and vehicle, with its price, and back again', async ({ page }) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.open(page)
  const bar = barOf(page, rental)
  await expect(bar).toHaveAccessibleName(/Zoé Célestine, mar\. .*10h00 – mer\. .*10h00/)

  const drag = await hold(page, bar)
  await page.mouse.move(drag.x + 5, drag.y + 5)
  await expect(panel(page)).toBeHidden()
  await drag.to(drag.day, await fleet.down(page, 0, 1))
  await expect(panel(page)).toContainText(fleet.plates[1] ?? '')
  await expect(panel(page)).toContainText(/mer\. .*10h00.*jeu\. .*10h00/s)
  await expect(panel(page)).toContainText(/40,00\s€.*inchangé/)
  await expect(panel(page)).toContainText('Libre')
  await page.mouse.up()

  const question = page.getByRole('dialog', { name: /Déplacer Zoé Célestine/ })
  await expect(question.getByRole('button', { name: 'Confirmer' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(bar).toBeFocused()
  await expect(bar).toHaveAccessibleName(/Zoé Célestine, mar\./)

  const again = await hold(page, bar)
  await again.to(again.day, await fleet.down(page, 0, 1))
  await page.mouse.up()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveAccessibleName(new RegExp(`${fleet.plates[1]}, Zoé Célestine, mer\\.`))
  await expect.poll(() => fleet.read(rental)).toMatchObject({ start: fleet.at(2), vehicleId: fleet.vehicles[1] })

  await page.getByText('modifiée').getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Modification annulée')).toBeVisible()
  await expect(bar).toHaveAccessibleName(new RegExp(`${fleet.plates[0]}, Zoé Célestine, mar\\.`))
  expect(await fleet.read(rental)).toMatchObject({ start: fleet.at(1), vehicleId: fleet.vehicles[0] })
})

test('by the mouse: a bar released above the board goes back to where it was @long', async ({ page }) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.open(page)
  const bar = barOf(page, rental)
  const drag = await hold(page, bar)
  await drag.to(drag.day)
  await expect(panel(page)).toContainText(/mer\. .*10h00.*jeu\. .*10h00/s)
  const { y: top } = await boxOf(page.locator('.board'))
  await page.mouse.move(drag.x + drag.day, top - 20, { steps: 3 })
  await page.mouse.up()
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bar).toHaveAccessibleName(/Zoé Célestine, mar\./)
})

test('by an edge: longer, at its new price, unless another rental has the vehicle; Ctrl+Z takes it back', async ({
  page,
}) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.rental('Marie Kancel', { vehicle: 0, day: 5 })
  await fleet.open(page)
  const bar = barOf(page, rental)

  const edge = await hold(page, bar, 'end')
  await edge.to(edge.day)
  await expect(panel(page)).toContainText(/1 jour\D*2 jours/)
  await expect(panel(page)).toContainText(/80,00\s€.*\+40,00\s€/)
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: /Nouvelle durée/ })).toContainText(/80,00\s€/)
  await page.keyboard.press('Enter')
  await expect(bar).toHaveAccessibleName(/mar\. .* – jeu\. /)
  await expect.poll(() => fleet.read(rental)).toMatchObject({ end: fleet.at(3), totalAmount: 80 })
  // The server has the change before the browser has its answer, from which on it can be taken back.
  await expect(page.getByText('modifiée')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Modification annulée')).toBeVisible()
  await expect(bar).toHaveAccessibleName(/mar\. .* – mer\. /)

  const onto = await hold(page, bar)
  await onto.to(onto.day * 3)
  await expect(panel(page)).toContainText('Impossible ici')
  await expect(panel(page)).toContainText(
    /À préparer jusqu’au sam\. .*11h00, mais Marie Kancel \(.*\) part le sam\. .*10h00/,
  )
  await onto.to(onto.day * 4)
  await expect(panel(page)).toContainText(/Loué à Marie Kancel \(.*\) du sam\. .*10h00 au dim\. .*10h00/)
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(/^Impossible.*Loué à Marie Kancel/)).toBeVisible()
  await expect(bar).toHaveAccessibleName(/Zoé Célestine, mar\./)
  expect(await fleet.read(rental)).toMatchObject({ start: fleet.at(1), end: fleet.at(2) })
})

test('a free period becomes a rental or an unavailability, which moves as well', async ({ page }) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.open(page)
  const { width, x, y } = await boxOf(barOf(page, rental))
  const extend = async () => {
    await page.mouse.move(x + width * 2, y + (await fleet.down(page, 0, 1)) + 18)
    await page.mouse.down()
    await page.mouse.move(x + width * 3, y + (await fleet.down(page, 0, 1)) + 18, { steps: 4 })
    await page.mouse.up()
  }
  await extend()
  const choice = page.getByRole('dialog', { name: /Que créer ici/ })
  await expect(choice.getByRole('button', { name: 'Location' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.newRental}$`))
  await expect(page.getByRole('textbox', { name: 'Départ' })).toHaveValue(/^jeu\. /)
  await expect(page.getByText(fleet.plates[1] ?? '')).toBeVisible()

  await fleet.open(page)
  await extend()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(paths.newUnavailability(fleet.vehicles[1] ?? 0)))
  await page.getByRole('textbox', { name: 'Motif' }).fill('Pneus')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('cell', { name: 'Pneus' })).toBeVisible()

  await fleet.open(page)
  const workshop = page.locator('[data-bar^="u"]').filter({ hasText: 'Pneus' })
  const drag = await hold(page, workshop)
  await drag.to(0, -(await fleet.down(page, 0, 1)))
  await page.mouse.up()
  await page
    .getByRole('dialog', { name: /Déplacer Pneus/ })
    .getByRole('button', { name: 'Confirmer' })
    .click()
  await expect(workshop).toHaveAccessibleName(new RegExp(fleet.plates[0] ?? ''))
  await expect(page.getByText('Indisponibilité modifiée')).toBeVisible()
})

test('by the keys alone: each step is announced, Enter asks, Escape gives up', async ({ page }) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.rental('Marie Kancel', { vehicle: 1, day: 3 })
  await fleet.open(page)
  const bar = barOf(page, rental)
  const announced = panel(page).locator('[aria-live]')
  await bar.focus()
  await page.keyboard.press('m')
  await page.keyboard.press('PageDown')
  await expect(announced.first()).toContainText(
    new RegExp(`${fleet.plates[0]}, du mer\\. .*10h00 au jeu\\. .*10h00\\. Libre`),
  )
  await expect(announced.last()).toContainText('Prix inchangé')
  await page.keyboard.press('Shift+PageDown')
  await page.keyboard.press('ArrowDown')
  await expect(announced.first()).toContainText(new RegExp(`${fleet.plates[1]}, .*Impossible.*Marie Kancel`))
  await expect(announced.last()).toContainText(/Prix 80,00\s€, \+40,00\s€/)
  await page.keyboard.press('Escape')
  await expect(bar).toBeFocused()
  await expect(bar).toHaveAccessibleName(/Zoé Célestine, mar\./)

  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Déplacer Zoé/ })).toContainText('10h30')
  await page.keyboard.press('Enter')
  await expect.poll(() => fleet.read(rental)).toMatchObject({ start: fleet.at(1, 30), vehicleId: fleet.vehicles[1] })
  await expect(bar).toHaveAccessibleName(new RegExp(fleet.plates[1] ?? ''))
  await expect(bar).toBeFocused()
})

test('by the keys, then by the mouse: a click on another bar opens its card and ends the move @long', async ({
  page,
}) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  const other = await fleet.rental('Marie Kancel', { vehicle: 0, day: 4 })
  await fleet.open(page)
  await barOf(page, rental).focus()
  for (const key of ['m', 'PageDown']) await page.keyboard.press(key)
  await expect(panel(page)).toBeVisible()
  await barOf(page, other).click()
  await expect(page.getByRole('dialog')).toContainText('Marie Kancel')
  await expect(panel(page)).toBeHidden()
})

test('a rental that is searched for is scrolled into view whole, not by its first pixels @long', async ({ page }) => {
  const fleet = await givenFleet(page)
  await fleet.rental('Marie Kancel', { vehicle: 0, day: 1 })
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 9 })
  await fleet.open(page)
  await page.getByPlaceholder('Véhicule, client ou numéro').fill('zoe celestine')
  await expect(page.locator('.planning-hits')).toHaveText('1 sur 1')
  await expect(barOf(page, rental)).toBeInViewport({ ratio: 0.99 })
})

test('by the keys alone: the focus stays in view, and returns to a row where nothing can be created @long', async ({
  page,
}) => {
  const fleet = await givenFleet(page)
  await fleet.rental('Marie Kancel', { vehicle: 0, day: -4 })
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 0 })
  await fleet.open(page)
  const address = page.url()
  const row = page.locator(`[data-row="v${fleet.vehicles[0]}"] > th`)
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect(barOf(page, rental)).toBeFocused()
  await expect(barOf(page, rental)).toBeInViewport()
  expect(page.url()).toBe(address)

  await row.focus()
  await page.keyboard.press('c')
  await expect(panel(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Impossible.*Loué à Zoé Célestine/)).toBeVisible()
  await expect(row).toBeFocused()
})

test('a new period that is given up on a bar returns to the bar @long', async ({ page }) => {
  const fleet = await givenFleet(page)
  const bar = barOf(page, await fleet.rental('Zoé Célestine', { vehicle: 0, day: 0 }))
  await fleet.open(page)
  await bar.focus()
  await page.keyboard.press('c')
  await expect(panel(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(bar).toBeFocused()
})

test('on a slow network: the bar keeps the focus, and Ctrl+Z takes back the change under way, not the one before @long', async ({
  page,
}) => {
  const fleet = await givenFleet(page)
  const earlier = await fleet.rental('Marie Kancel', { vehicle: 0, day: 3 })
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 2, day: 1 })
  await fleet.open(page)
  await moveByKeys(page, barOf(page, earlier), 'PageDown')
  await expect(page.getByText('modifiée')).toBeVisible()

  const bar = barOf(page, rental)
  const answer = Promise.withResolvers<void>()
  await page.route(new RegExp(`/rentals/${rental}$`), async (route) => {
    if (route.request().method() === 'PATCH') await answer.promise
    await route.continue()
  })
  await moveByKeys(page, bar, 'ArrowUp')
  await expect(bar).toHaveAccessibleName(new RegExp(fleet.plates[1] ?? ''))
  await expect(bar).toBeFocused()
  await page.keyboard.press('Control+z')
  answer.resolve()
  await expect(page.getByText('Modification annulée')).toBeVisible()
  await expect(bar).toHaveAccessibleName(new RegExp(fleet.plates[2] ?? ''))
  await expect(bar).toBeFocused()
  expect(await fleet.read(rental)).toMatchObject({ vehicleId: fleet.vehicles[2] })
  expect(await fleet.read(earlier)).toMatchObject({ start: fleet.at(4) })
})

test('an undo that the service does not answer can be asked for again @long', async ({ page }) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.open(page)
  const bar = barOf(page, rental)
  await moveByKeys(page, bar, 'ArrowDown')
  const undo = page.getByText('modifiée').getByRole('button', { name: 'Annuler' })
  await expect(undo).toBeVisible()
  let refused = 0
  await page.route(new RegExp(`/rentals/${rental}$`), (route) =>
    route.request().method() === 'PATCH' && refused++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await undo.click()
  const why = 'Le service est momentanément indisponible. Réessayez dans un instant.'
  await expect(page.getByText(why, { exact: true })).toBeVisible()
  await expect(bar).toHaveAccessibleName(new RegExp(fleet.plates[1] ?? ''))
  await undo.click()
  await expect(page.getByText('Modification annulée')).toBeVisible()
  await expect(bar).toHaveAccessibleName(new RegExp(fleet.plates[0] ?? ''))
  await expect(bar).toBeFocused()
  expect(await fleet.read(rental)).toMatchObject({ vehicleId: fleet.vehicles[0] })
})

test('without dragging: the card asks for the new slot, and knows hidden rentals too', async ({ page }) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  // Reservations that wait for their customer are hidden by default, but hold their vehicle.
  await fleet.rental('Marie Kancel', { vehicle: 1, day: 1, status: 'validating' })
  await fleet.open(page)
  const bar = barOf(page, rental)
  const dialog = page.getByRole('dialog', { name: /Déplacer Zoé Célestine/ })
  const moves = dialog.getByRole('button', { name: 'Déplacer' })
  const choose = async (vehicle: number) => {
    await dialog.getByRole('combobox', { name: 'Véhicule' }).click()
    const option = page.locator('.ant-select-dropdown:visible .ant-select-item-option')
    await option.filter({ hasText: fleet.plates[vehicle] ?? '' }).click()
  }
  await bar.click()
  await page.getByRole('button', { name: 'Déplacer…' }).click()
  await expect(moves).toBeDisabled()
  await choose(1)
  await expect(dialog).toContainText(/Loué à Marie Kancel/)
  await expect(moves).toBeDisabled()
  await choose(2)
  await expect(dialog).toContainText('Libre')
  // A save that fails leaves the form with the chosen slot.
  let refused = 0
  await page.route(new RegExp(`/rentals/${rental}$`), (route) =>
    route.request().method() === 'PATCH' && refused++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await moves.click()
  await expect(page.getByText('Le service est momentanément indisponible.')).toBeVisible()
  await expect(dialog).toContainText(fleet.plates[2] ?? '')
  await moves.click()
  await expect(dialog).toBeHidden()
  await expect(bar).toHaveAccessibleName(new RegExp(fleet.plates[2] ?? ''))
  await expect.poll(() => fleet.read(rental)).toMatchObject({ vehicleId: fleet.vehicles[2] })
})

test.describe('by a finger', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('a long press on a bar grabs it, an immediate move scrolls', async ({ page }) => {
    const fleet = await givenFleet(page)
    const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
    await fleet.open(page)
    const bar = barOf(page, rental)
    const { x, y } = await boxOf(bar)
    const down = await fleet.down(page, 0, 1)
    const finger = await fingerOf(page)
    await finger('touchStart', x + 20, y + 15)
    // No finger rests quite still.
    await finger('touchMove', x + 22, y + 14)
    await expect(panel(page)).toContainText('Zoé Célestine')
    for (const step of [0.3, 0.6, 1]) await finger('touchMove', x + 20, y + 15 + down * step)
    await expect(panel(page)).toContainText(fleet.plates[1] ?? '')
    await finger('touchEnd')
    await page.getByRole('button', { name: 'Confirmer' }).tap()
    await expect.poll(() => fleet.read(rental)).toMatchObject({ start: fleet.at(1), vehicleId: fleet.vehicles[1] })
    await expect(bar).toHaveAccessibleName(new RegExp(fleet.plates[1] ?? ''))

    const scrolled = () => page.locator('.board').evaluate(({ scrollLeft }) => scrollLeft)
    const before = await scrolled()
    const at = await boxOf(bar)
    // Without waiting for the first: a busy machine answers it later than a long press lasts.
    await Promise.all([finger('touchStart', at.x + 60, at.y + 15), finger('touchMove', at.x - 20, at.y + 15)])
    await expect.poll(scrolled).toBeGreaterThan(before)
    await expect(panel(page)).toBeHidden()
    await finger('touchEnd')
  })

  test('a finger that stops a scroll grabs nothing, since the browser would scroll on with it @long', async ({
    page,
  }) => {
    const fleet = await givenFleet(page)
    const bar = barOf(page, await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 }))
    await fleet.open(page)
    /** Rests a finger on the bar for longer than a long press, as the browser reports it. */
    const rest = (cancelable: boolean) =>
      bar.evaluate(async (element, isCancelable) => {
        const { x, y } = element.getBoundingClientRect()
        const pointer = {
          pointerType: 'touch',
          pointerId: 1,
          isPrimary: true,
          clientX: x + 20,
          clientY: y + 15,
          bubbles: true,
        }
        element.dispatchEvent(new PointerEvent('pointerdown', pointer))
        element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, cancelable: isCancelable }))
        await new Promise((resolve) => setTimeout(resolve, 600))
        element.dispatchEvent(new PointerEvent('pointercancel', pointer))
      }, cancelable)
    const grabs = await page.evaluateHandle(() => {
      const seen: string[] = []
      new MutationObserver(() => {
        const words = document.querySelector('.move-panel')?.textContent
        if (words) seen.push(words)
      }).observe(document.body, { childList: true, subtree: true })
      return seen
    })
    await rest(false)
    expect(await grabs.jsonValue()).toEqual([])
    await rest(true)
    expect((await grabs.jsonValue())[0]).toContain('Zoé Célestine')
  })
})

test('two users at once: each sees the other’s move; the slower one sees a refusal and changes nothing', async ({
  page,
  browser,
}) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.open(page)
  const colleague = await elsewhere(browser, page)
  await fleet.open(colleague)
  const [mine, theirs] = [barOf(page, rental), barOf(colleague, rental)]

  await moveByKeys(page, mine, 'ArrowDown')
  await expect(theirs).toHaveAccessibleName(new RegExp(fleet.plates[1] ?? ''))

  const held = await hold(colleague, theirs)
  await held.to(held.day)
  await moveByKeys(page, mine, 'ArrowDown')
  await expect(panel(colleague)).toContainText('Quelqu’un d’autre vient de modifier')
  await colleague.mouse.up()
  await expect(colleague.getByRole('dialog')).toBeHidden()
  await expect(colleague.getByText(/^Impossible.*Quelqu’un d’autre/)).toBeVisible()
  await expect(theirs).toHaveAccessibleName(new RegExp(fleet.plates[2] ?? ''))

  const deaf = await elsewhere(browser, page, { hears: false })
  /** Moves the bar in a browser that hears of no change, after the user has moved it up to that vehicle. */
  const moveTooLate = async (vehicle: number, answer: () => void) => {
    await barOf(deaf, rental).focus()
    for (const key of ['m', 'PageDown', 'Enter']) await deaf.keyboard.press(key)
    await expect(deaf.getByRole('button', { name: 'Confirmer' })).toBeEnabled()
    await moveByKeys(page, mine, 'ArrowUp')
    await expect.poll(() => fleet.read(rental)).toMatchObject({ vehicleId: fleet.vehicles[vehicle] })
    await deaf.keyboard.press('Enter')
    answer()
    await expect(
      deaf.getByText(new RegExp(`Quelqu’un a modifié Zoé Célestine .*${fleet.plates[vehicle]}, du mar\\.`)),
    ).toBeVisible()
    expect(await fleet.read(rental)).toMatchObject({ vehicleId: fleet.vehicles[vehicle], start: fleet.at(1) })
  }
  // It has read the rental before: the server refuses its version.
  await fleet.open(deaf)
  await moveTooLate(1, () => undefined)
  // It reads the rental afterwards, so it has the newest version.
  await fleet.open(deaf)
  const read = Promise.withResolvers<void>()
  await deaf.route(new RegExp(`/rentals/${rental}$`), (route) => read.promise.then(() => route.continue()))
  await moveTooLate(0, read.resolve)
  await expect(barOf(deaf, rental)).toHaveAccessibleName(new RegExp(fleet.plates[0] ?? ''))
})

test('a rental that a colleague cancels while the keys move it leaves the focus on its vehicle @long', async ({
  page,
}) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 1, day: 1 })
  await fleet.rental('Jean Dupont', { vehicle: 0, day: 1 })
  await fleet.open(page)
  await barOf(page, rental).focus()
  for (const key of ['m', 'ArrowRight']) await page.keyboard.press(key)
  await fleet.cancel(rental)
  await expect(panel(page)).toContainText('Quelqu’un d’autre vient de modifier')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeHidden()
  await expect(page.locator(`[data-row="v${fleet.vehicles[1]}"] > th`)).toBeFocused()
})

test('onto a vehicle that was just sold: the refusal is shown, and the rental stays where it was @long', async ({
  page,
  browser,
}) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  const deaf = await elsewhere(browser, page, { hears: false })
  await fleet.open(deaf)
  await barOf(deaf, rental).focus()
  for (const key of ['m', 'ArrowDown', 'Enter']) await deaf.keyboard.press(key)
  await expect(deaf.getByRole('button', { name: 'Confirmer' })).toBeEnabled()
  await fleet.sell(1)
  await deaf.keyboard.press('Enter')
  await expect(deaf.getByText(`Le véhicule ${fleet.plates[1]} n’est plus dans le parc`)).toBeVisible()
  await expect(barOf(deaf, rental)).toHaveAccessibleName(new RegExp(`${fleet.plates[0]}, Zoé Célestine, mar\\.`))
  await expect(barOf(deaf, rental)).toBeFocused()
  expect(await fleet.read(rental)).toMatchObject({ vehicleId: fleet.vehicles[0], start: fleet.at(1) })
})
