import { type APIResponse, expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { formatNearDateTime } from '../domain/kernel/date-text.ts'
import { toInstant } from '../domain/kernel/time.ts'
import { paths } from '../web/session/paths.ts'
import { signInToDemo } from './demo-screens.ts'

// Runs the tests one after the other: each adds lines to the company's one price list.
test.describe.configure({ mode: 'default' })

test.use({ serviceWorkers: 'allow' })

const timezone = 'America/Guadeloupe'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('delivered offline, returned late with less fuel: nothing is lost, sent twice or charged automatically', async ({
    page,
  }) => {
    const shop = await givenShop(page)
    const rental = await shop.contract({ days: 2 })
    await shop.own('POST', `/rentals/${rental.id}/payments`, {
      totalAmount: 80,
      securityDepositAmount: 500,
      method: 'card',
    })
    const recorded: number[] = []
    page.on('response', (response) => {
      if (/\/checks$/.test(response.url()) && response.request().method() === 'POST') recorded.push(response.status())
    })
    await page.goto(paths.rentalCheckout(rental.id))
    await page.getByLabel('Kilométrage').fill('12345')
    await pin(page, 0.3, 0.5)
    await page.getByRole('listitem', { name: 'Dommage 1' }).getByLabel('Nature').selectOption('Bosse')
    await page.getByRole('listitem', { name: 'Dommage 1' }).getByLabel('Précision').fill('Portière avant')
    await take(page, 'Photo du dommage 1', '#804040')
    await page.getByText('Avant', { exact: true }).first().click()
    await pin(page, 0.5, 0.7)
    await expect(page.getByRole('listitem', { name: 'Dommage 2' }).getByLabel('Vue')).toHaveValue('front')
    await take(page, /^Photographier.*Avant$/, '#406080')
    await take(page, /^Photographier.*Tableau de bord$/, '#202020')
    await sign(page, 'Le client')

    await expect.poll(async () => (await keptOnDevice(page))[0]?.customerSignature.strokes.length).toBe(1)
    const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    await expect.poll(asks).toBe(false)
    await page.reload()
    await expect(page.getByText('Votre saisie a été conservée')).toBeVisible()
    await expect(page.getByLabel('Kilométrage')).toHaveValue('12345')
    await expect(page.getByRole('listitem', { name: /^Dommage \d$/ })).toHaveCount(2)
    await expect(page.getByLabel('Précision').first()).toHaveValue('Portière avant')
    await expect(page.locator('.photo-tile img')).toHaveCount(3)
    await expect(page.getByRole('img', { name: /^Signé par Zoé Célestine/ })).toBeVisible()
    await sign(page, 'L’agence')

    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Remettre le véhicule' }).click()
    await expect(page.getByText('La remise du véhicule attend le réseau')).toBeVisible()
    await expect(page.getByRole('button', { name: '1 état des lieux en attente' })).toBeVisible()
    await page.getByRole('button', { name: 'Réessayer' }).first().tap()
    await expect(page.getByText('La remise du véhicule attend le réseau')).toBeVisible()
    expect((await shop.read(rental.id)).checks).toHaveLength(0)

    await page.context().setOffline(false)
    await expect(page.getByText(`Le véhicule de la location ${rental.publicId} est parti`)).toBeVisible()
    await expect(page.getByRole('button', { name: /en attente/ })).toBeHidden()
    const out = await shop.read(rental.id)
    expect(out).toMatchObject({ status: 'ongoing', checks: [{ stage: 'delivery', odometer: 12345 }] })
    expect(recorded).toEqual([200])
    const [check] = out.checks
    expect(check?.damages).toMatchObject([
      { view: 'left', kind: 'dent', comment: 'Portière avant', photos: [{ rentalId: rental.id }] },
      { view: 'front', kind: 'scratch', photos: [] },
    ])
    expect(check?.photos).toHaveLength(2)
    expect(check?.customerSignature?.by).toBe('Zoé Célestine')
    expect(check?.agentSignature?.strokes.length).toBeGreaterThan(0)
    for (const photo of [...(check?.photos ?? []), ...(check?.damages[0]?.photos ?? [])]) {
      const picture = await shop.get(`/rentals/${rental.id}/photos/${photo.id}`)
      expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 2048, height: 1365 })
    }

    // Only this browser's clock is moved two days ahead, so the server's own list has no lateness.
    await page.clock.setFixedTime(Date.parse(out.end) + 26 * 3_600_000)
    await page.goto(paths.rentalCheckout(rental.id))
    const damages = page.getByRole('list').filter({ hasText: 'Portière avant' })
    await expect(damages.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('link', { name: /^Photo 1 du départ/ })).toBeVisible()
    await page.getByLabel('Kilométrage').fill('12745')
    await page.getByRole('slider').focus()
    for (const _ of [1, 2]) await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'Ajouter un dommage' }).tap()
    await page.getByRole('listitem', { name: 'Dommage 3' }).getByLabel('Endroit').selectOption('En bas à droite')
    const since = page.locator('section').filter({ hasText: 'Depuis le départ' })
    await expect(since).toContainText(/400\skm/)
    await expect(since).toContainText('4/4 → 2/4')
    await expect(since).toContainText(/Retard1\sjour 2\sh/)
    await expect(since).toContainText('Carburant manquant')
    await page.getByRole('button', { name: 'Reprendre le véhicule' }).tap()

    await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(rental.id)}$`))
    expect(await shop.read(rental.id)).toMatchObject({ status: 'done', charges: [], chargesAmount: 0 })
    const settlement = page.getByRole('region', { name: 'Clôture du retour' })
    await settlement.getByLabel(/^Carburant manquant/).fill('38')
    await settlement.getByRole('button', { name: 'Clôturer la location' }).tap()
    await expect(settlement.getByText('Location clôturée le')).toBeVisible()
    expect((await shop.read(rental.id)).charges).toMatchObject([{ kind: 'fuel', amount: 38 }])
  })
})

test('a check that waits for the network is not recorded for the vehicle that the office gave instead @long', async ({
  page,
}) => {
  const shop = await givenShop(page)
  const rental = await shop.contract({ days: 2 })
  await page.goto(paths.rentalCheckout(rental.id))
  await page.getByLabel('Kilométrage').fill('12345')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Remettre le véhicule' }).click()
  await expect(page.getByText('La remise du véhicule attend le réseau')).toBeVisible()
  await shop.own('PATCH', `/rentals/${rental.id}`, { vehicleId: shop.vehicles[1] })
  await page.context().setOffline(false)
  await expect(page.getByText(`Elle concerne ${shop.plates[0]}`)).toBeVisible()
  await expect(page.getByLabel('Kilométrage')).toHaveValue('10')
  expect(await shop.read(rental.id)).toMatchObject({ status: 'pending', checks: [] })
  await page.getByLabel('Kilométrage').fill('20')
  await expect.poll(async () => (await keptOnDevice(page)).length).toBe(2)
  await page.reload()
  await expect(page.getByText(`Elle concerne ${shop.plates[0]}`)).toBeVisible()
  await page.getByRole('button', { name: 'Remettre le véhicule' }).click()
  await expect(page.getByText(`Le véhicule de la location ${rental.publicId} est parti`)).toBeVisible()
  const { checks } = await shop.read(rental.id)
  expect(checks).toMatchObject([{ vehicleId: shop.vehicles[1], odometer: 20 }])
})

test('photos that are read while others are taken, and while a damage is described, are all kept @long', async ({
  page,
}) => {
  const shop = await givenShop(page)
  const rental = await shop.contract({ days: 2 })
  const release = await holdPhotos(page)
  await page.goto(paths.rentalCheckout(rental.id))
  await page.getByRole('button', { name: 'Ajouter un dommage' }).click()
  const damage = page.getByRole('listitem', { name: 'Dommage 1' })
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture('#406080') }
  await page.getByLabel('Photo du dommage 1').setInputFiles(photo)
  await page.getByLabel(/^Photographier.*Avant$/).setInputFiles(photo)
  await page.getByLabel(/^Photographier.*Tableau de bord$/).setInputFiles(photo)
  await damage.getByLabel('Nature').selectOption('Bosse')
  await release()
  await expect(damage.locator('.photo-tile')).toHaveCount(1)
  await expect(page.locator('.photo-tile')).toHaveCount(3)
  await expect(damage.getByLabel('Nature').locator('option:checked')).toHaveText('Bosse')
})

test('after one’s own departure nothing says that the vehicle left meanwhile @long', async ({ page }) => {
  const shop = await givenShop(page)
  const rental = await shop.contract({ days: 2 })
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      const text = document.querySelector('main')?.textContent ?? ''
      if (text.includes('déjà parti')) said.push(text)
    }).observe(document, { subtree: true, childList: true })
  })
  await page.route('**/assets/RentalsPage-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 800))
    await route.continue()
  })
  await page.goto(paths.rentalCheckout(rental.id))
  await page.getByLabel('Kilométrage').fill('12345')
  await page.getByRole('button', { name: 'Remettre le véhicule' }).click()
  await expect(page).toHaveURL((url) => url.pathname === paths.rentals)
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([])
})

test('a check that is sent while a photo is still read has the photo @long', async ({ page }) => {
  const shop = await givenShop(page)
  const rental = await shop.contract({ days: 2 })
  const release = await holdPhotos(page)
  await page.goto(paths.rentalCheckout(rental.id))
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture('#406080') }
  await page.getByLabel(/^Photographier.*Avant$/).setInputFiles(photo)
  const send = page.getByRole('button', { name: 'Remettre le véhicule' })
  await send.click()
  await expect(send).toHaveClass(/loading/)
  await release()
  await expect(page.getByText(`Le véhicule de la location ${rental.publicId} est parti`)).toBeVisible()
  expect((await shop.read(rental.id)).checks[0]?.photos).toHaveLength(1)
})

test('photos that are still read when the form is left or reloaded are kept @long', async ({ page }) => {
  const shop = await givenShop(page)
  const rental = await shop.contract({ days: 2 })
  const release = await holdPhotos(page, 2)
  await page.goto(paths.rentalCheckout(rental.id))
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture('#406080') }
  await page.getByLabel('Choisir des photos').setInputFiles([photo, photo, photo, photo])
  await expect(page.locator('.photo-tile')).toHaveCount(2)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(rental.id)}$`))
  await release()
  await page.goBack()
  await expect(page.locator('.photo-tile')).toHaveCount(4)
  await expect.poll(async () => (await keptOnDevice(page))[0]?.photos.length).toBe(4)
  await page.reload()
  await expect(page.locator('.photo-tile')).toHaveCount(4)
})

test('photos above the most of a check are named as not kept @long', async ({ page }) => {
  const shop = await givenShop(page)
  const rental = await shop.contract({ days: 2 })
  await page.goto(paths.rentalCheckout(rental.id))
  const create = { width: 30, height: 20, channels: 3, background: '#406080' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  const photos = Array.from({ length: 41 }, (_, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer }))
  await page.getByLabel('Choisir des photos').setInputFiles(photos)
  await expect(page.locator('.photo-tile')).toHaveCount(40)
  await expect(page.getByText('40 photos au plus')).toBeVisible()
})

test('extended in its form into the next rental, the refusal leads to the return, since the vehicle is fixed @long', async ({
  page,
}) => {
  const shop = await givenShop(page)
  const { rental, next } = await givenNextRental(shop)
  await page.goto(paths.rental(rental.id))
  const end = page.getByRole('textbox', { name: 'Retour' })
  await type(end, shop.at(9))
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: `Ce véhicule est pris par la location ${next.publicId}` }).click()
  await expect(end).toBeFocused()
})

test('extended over a season’s border at the right difference, unless another rental has the vehicle @long', async ({
  page,
}) => {
  const shop = await givenShop(page)
  const { rental, next } = await givenNextRental(shop)
  await page.goto(paths.rentalSummary(rental.id))
  await page.getByRole('button', { name: 'Prolonger / écourter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prolonger ou écourter la location' })
  const end = dialog.getByRole('textbox', { name: 'Nouveau retour' })

  await type(end, shop.at(9))
  await expect(dialog.getByRole('alert')).toContainText(/Déjà loué/)
  const date = formatNearDateTime(shop.instant(8), timezone, 'fr', new Date().toISOString())
  await expect(dialog.getByRole('alert')).toContainText(
    `La location ${next.publicId} part avec ce véhicule le ${date}.`,
  )
  await expect(dialog.getByRole('link', { name: 'Donner un autre véhicule à ce client' })).toHaveAttribute(
    'href',
    paths.rentalVehicle(rental.id),
  )
  await dialog.getByRole('button', { name: 'Changer le retour' }).click()
  await expect(dialog.getByRole('button', { name: 'Le véhicule n’est pas libre jusque-là' })).toBeVisible()

  await type(end, shop.at(5))
  await expect(dialog).toContainText(/Différence\+160,00\s€/)
  await expect(dialog).toContainText(/3 jours × 40,00\s€/)
  await expect(dialog).toContainText(/2 jours × 60,00\s€/)
  await dialog.getByRole('button', { name: 'Changer le retour' }).click()
  await expect(dialog).toBeHidden()
  expect(await shop.read(rental.id)).toMatchObject({ end: shop.instant(5), totalAmount: 240 })
  // The amount due leads the page.
  await expect(page.locator('.summary-buttons .ant-btn-primary')).toHaveText('Encaisser')

  await page.getByRole('button', { name: 'Prolonger / écourter' }).click()
  await type(end, shop.at(-1))
  await dialog.getByRole('button', { name: 'Changer le retour' }).click()
  await expect(dialog.getByText('Le retour doit avoir lieu au moins une heure après le départ').first()).toBeVisible()
  await expect(dialog).not.toContainText('Différence')
  await type(end, shop.at(4))
  await expect(dialog.getByRole('radio', { name: 'Garder le prix convenu' })).toBeChecked()
  await expect(dialog).toContainText('Différenceaucune')
  await dialog.getByRole('button', { name: 'Changer le retour' }).click()
  await expect(dialog).toBeHidden()
  expect(await shop.read(rental.id)).toMatchObject({ end: shop.instant(4), totalAmount: 240 })

  // The first Enter accepts the return and shows its price, the second saves it.
  await page.getByRole('button', { name: 'Prolonger / écourter' }).click()
  await type(end, shop.at(3), 'Enter')
  await expect(dialog.getByRole('radio', { name: 'Garder le prix convenu' })).toBeChecked()
  expect(await shop.read(rental.id)).toMatchObject({ end: shop.instant(4) })
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await shop.read(rental.id)).toMatchObject({ end: shop.instant(3), totalAmount: 240 })
})

test('a rental gets another vehicle for its rest, with the condition of both', async ({ page }) => {
  const shop = await givenShop(page)
  const rental = await shop.contract({ days: 2 })
  await shop.own('POST', `/rentals/${rental.id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  const readPhotos = await holdPhotos(page)
  await page.goto(paths.rentalSummary(rental.id))
  // The save comes before what is known of the departing vehicle and before a photo is read, and waits for both.
  const known = Promise.withResolvers<void>()
  await page.route(new RegExp(`/vehicles/${shop.vehicles[1]}$`), (route) => known.promise.then(() => route.continue()))
  await page.getByRole('button', { name: 'Remplacer le véhicule' }).click()
  // The customer's share is beside each car: nothing while the price stays.
  await expect(page.getByRole('option').first()).toContainText('sans supplément')
  await page.getByRole('combobox', { name: 'Plaque, marque, modèle…' }).fill(shop.plates[1] ?? '')
  await page.keyboard.press('Enter')
  await page.getByLabel('Motif').fill('Panne de climatisation')
  await expect(page.getByLabel('Kilométrage').first()).toHaveValue('')
  await page.getByLabel('Kilométrage').first().fill('90')
  await expect(page.getByRole('checkbox', { name: 'Hors service' })).toBeChecked()
  await type(page.getByLabel('Jusqu’au'), shop.at(6))
  await page.getByText('Remarques et dommages').first().click()
  await page.getByRole('button', { name: 'Ajouter un dommage' }).first().click()
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture('#804040') }
  await page.getByLabel('Photo du dommage 1').setInputFiles(photo)
  await page.getByRole('button', { name: 'Remplacer le véhicule' }).click()
  await expect(page.locator('.form-bar .ant-btn-loading')).toBeVisible()
  known.resolve()
  await readPhotos()
  await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(rental.id)}$`))
  expect(await shop.read(rental.id)).toMatchObject({
    vehicleId: shop.vehicles[1],
    vehicleChanges: [{ reason: 'Panne de climatisation' }],
    checks: [
      { odometer: 10 },
      { stage: 'return', odometer: 90, damages: [{ photos: [{}] }] },
      { stage: 'delivery', stretch: 1 },
    ],
  })
  expect(await shop.own('GET', `/vehicles/${shop.vehicles[0]}/unavailabilities`)).toMatchObject([
    { end: shop.instant(6), description: 'Panne de climatisation' },
  ])
})

type Agency = { id: number; seasons: { id: number; userLabel: string }[] }

/** One agency is shared by all the journeys of this file. */
let agency: Agency | undefined

type Signed = { by: string; strokes: number[][] } | null
type Photo = { id: number; rentalId: number }
type Read = {
  status: string
  end: string
  checks: {
    stage: string
    damages: { view: string; photos: Photo[] }[]
    photos: Photo[]
    customerSignature: Signed
    agentSignature: Signed
  }[]
  charges: object[]
}

/** Creates an agency of the demo company whose prices rise in three days, with two cars that have a drawing. */
async function givenShop(page: Page) {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const request = async <T>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, data?: object): Promise<T> => {
    const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    expect(response.ok(), `${method} ${path} answers ${response.status()} ${await response.text()}`).toBe(true)
    return await response.json()
  }
  await signInToDemo(page.request)
  const [company] = await request<{ id: number }[]>('GET', '/companies')
  const own = <T = { id: number }>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, data?: object) =>
    request<T>(method, `/companies/${company?.id}${path}`, data)
  const run = `${Date.now()}`.slice(-5)
  const name = `Quai ${run}-${test.info().workerIndex}`
  const soon = { smallestUnit: 'minute', roundingIncrement: 5, roundingMode: 'ceil' } as const
  const now = Temporal.Now.zonedDateTimeISO(timezone).round(soon)
  const day = (days: number) => now.add({ days }).toPlainDate().toString().slice(5)
  const seasons = [
    { userLabel: 'Calme', start: day(60), end: day(2) },
    { userLabel: 'Haute', start: day(3), end: day(59) },
  ]
  // The plan limits the number of agencies.
  agency ??= await own<Agency>('POST', '/agencies', { name, timezone, seasons })
  const { id: agencyId } = agency
  const amounts = { securityDepositAmount: 500, waiverAmount: 900 }
  const category = await own('POST', '/categories', { code: `Q${run}${test.info().workerIndex}`, name, ...amounts })
  // As an import, which leaves the prices of journeys beside this one alone.
  const prices = agency.seasons.map(({ id, userLabel }) => ({
    agencyId,
    categoryId: category.id,
    seasonId: id,
    minDays: 1,
    price: userLabel === 'Haute' ? 60 : 40,
  }))
  await own('POST', '/prices/import', { rows: [{ prices }] })
  const letter = (digit: string | undefined) => 'ABCDEFGHJK'[Number(digit)]
  const plates = ['P', 'Q'].map((first) => `${first}${letter(run[0])}-${run.slice(1, 4)}-${letter(run[4])}K`)
  const vehicles: number[] = []
  for (const registrationNumber of plates) {
    const place = { categoryId: category.id, locationId: agencyId, schematicId: 1, odometer: 10, fuelLevel: '4/4' }
    const of = { make: 'Renault', model: 'Clio', ...place }
    vehicles.push((await own('POST', '/vehicles', { registrationNumber, ...of })).id)
  }
  const local = (days: number) => now.add({ days }).toPlainDateTime().toString({ smallestUnit: 'minute' })
  return {
    own,
    plates,
    vehicles,
    /** The same time of the day, some days from now, on the agency's clock and as an instant. */
    at: local,
    instant: (days: number) => new Date(toInstant(local(days), timezone)).toISOString().replace('.000Z', 'Z'),
    get: (path: string): Promise<APIResponse> => page.request.get(`/api/companies/${company?.id}${path}`),
    read: (id: number) => own<Read>('GET', `/rentals/${id}`),
    async contract({ days, from = 0 }: { days: number; from?: number }) {
      const customer = await own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
      const places = { departureAgencyId: agencyId, arrivalAgencyId: agencyId, vehicleId: vehicles[0] }
      const period = { start: toInstant(local(from), timezone), end: toInstant(local(from + days), timezone) }
      const { id } = await own('POST', '/rentals', { ...period, ...places, customerId: customer.id })
      return await own<{ id: number; publicId: string }>('PATCH', `/rentals/${id}`, { status: 'pending' })
    },
  }
}

/** Touches the drawing at a fraction of its width and height. */
async function pin(page: Page, x: number, y: number): Promise<void> {
  const ground = page.getByRole('button', { name: /^Schéma du véhicule/ })
  await ground.scrollIntoViewIfNeeded()
  const { width, height } = await boxOf(ground)
  await ground.tap({ position: { x: width * x, y: height * y } })
}

/** Takes a photo that is larger than the one sent. */
async function take(page: Page, label: string | RegExp, background: string): Promise<void> {
  const buffer = await picture(background)
  const shown = await page.locator('.photo-tile').count()
  await page.getByLabel(label).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.locator('.photo-tile')).toHaveCount(shown + 1)
}

/** Makes the page read all but its first photos only once the returned function is called, as a slow phone would. */
async function holdPhotos(page: Page, first = 0): Promise<() => Promise<boolean>> {
  await page.addInitScript((free) => {
    const read = window.createImageBitmap
    const held = new Promise((release) => addEventListener('release-photos', release))
    let requested = 0
    const readLate = (photo: Blob) => (++requested > free ? held.then(() => read(photo)) : read(photo))
    Object.assign(window, { createImageBitmap: readLate })
  }, first)
  return () => page.evaluate(() => dispatchEvent(new Event('release-photos')))
}

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

type Kept = { photos: object[]; customerSignature: { strokes: number[][] } }

/** Returns the values of the checks on this device, which stores them in the background. */
function keptOnDevice(page: Page): Promise<Kept[]> {
  return page.evaluate(
    () =>
      new Promise<Kept[]>((done) => {
        const requested = indexedDB.open('filao-checks')
        requested.onsuccess = () => {
          const kept = requested.result.transaction('checks').objectStore('checks').getAll()
          kept.onsuccess = () => {
            requested.result.close()
            done(kept.result.flatMap(({ values }) => values ?? []))
          }
        }
      }),
  )
}

/** Draws a line with the finger. */
async function sign(page: Page, side: string): Promise<void> {
  const pad = page.getByRole('group', { name: side }).getByRole('img')
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = await boxOf(pad)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: x + width * share, y: y + height * (0.4 + 0.2 * Math.sin(share * 9)) }],
    })
  await touch('touchStart', 0.2)
  for (let share = 0.25; share < 0.8; share += 0.05) await touch('touchMove', share)
  await touch('touchEnd')
  await expect(page.getByRole('group', { name: side }).getByRole('img', { name: /^Signé par/ })).toBeVisible()
}

/** Types a date and time into a picker, and leaves it by a key: the local time `2026-03-02T10:00`. */
async function type(field: Locator, local: string, key: 'Tab' | 'Enter' = 'Tab'): Promise<void> {
  const [date = '', time] = local.split('T')
  const [year, month, day] = date.split('-').map(Number)
  // A dialog takes the focus when it opens, so the field is clicked before anything is typed.
  await field.click()
  await field.fill(`${day}/${month}/${year} ${time}`)
  await field.press(key)
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not in view')
  return box
}

/** Creates a rental under way, and one of the same vehicle that begins six days after its return. */
async function givenNextRental(shop: Awaited<ReturnType<typeof givenShop>>) {
  const rental = await shop.contract({ days: 2 })
  await shop.own('POST', `/rentals/${rental.id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  return { rental, next: await shop.contract({ days: 1, from: 8 }) }
}
