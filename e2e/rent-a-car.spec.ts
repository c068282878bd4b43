import { expect, type Page, test } from '@playwright/test'
import { inLongRun } from '../server/testing/operation/long.ts'
import { holdBack } from './hold-back.ts'
import { openMail } from './mailbox.ts'
import { isComplaint } from './screen-faults.ts'

/** The words that a user reads and clicks, in both languages. */
const words = {
  fr: {
    address: 'Adresse e-mail',
    signUp: 'Créer mon compte',
    welcomeMail: /Bienvenue sur Filao/,
    proven: 'Adresse confirmée',
    goOn: 'Continuer',
    start: 'Commencer',
    newPassword: 'Nouveau mot de passe',
    next: 'Continuer',
    companyName: 'Nom de l’entreprise',
    createCompany: 'Créer l’entreprise',
    createAgency: 'Créer une agence',
    name: 'Nom',
    city: 'Ville',
    monday: 'Lundi',
    addSeason: 'Ajouter une saison',
    season: 'Saison 1',
    january: 'janv.',
    june: 'juin',
    save: 'Enregistrer',
    gap: 'Dates non couvertes par une saison',
    code: 'Code',
    deposit: 'Caution',
    waiver: 'Franchise',
    price: 'Prix par jour',
    saved: 'Sauvegarde effectuée',
    plate: 'Immatriculation',
    plateWrong: 'Le format de l’immatriculation est incorrect',
    category: 'Catégorie',
    agency: 'Agence',
    make: 'Marque',
    model: 'Modèle',
    odometer: 'Kilométrage',
    newRental: 'Nouvelle location',
    pickPeriod: 'Veuillez sélectionner une période pour afficher les véhicules disponibles',
    oneDay: '1 jour',
    newCustomer: 'Nouveau',
    firstName: 'Prénom',
    lastName: 'Nom',
    customerCreated: 'Client créé',
    createRental: 'Créer la location',
    contract: 'Créer le contrat',
    deliver: 'Remettre le véhicule',
    takeBack: 'Reprendre le véhicule',
    finished: 'Terminée',
    print: 'Imprimer',
    contractTitle: 'Contrat',
    total: '44,00 €',
  },
  en: {
    address: 'Email',
    signUp: 'Create my account',
    welcomeMail: /Welcome to Filao/,
    proven: 'Address confirmed',
    goOn: 'Continue',
    start: 'Start',
    newPassword: 'New password',
    next: 'Continue',
    companyName: 'Company name',
    createCompany: 'Create the company',
    createAgency: 'Create an agency',
    name: 'Name',
    city: 'City',
    monday: 'Monday',
    addSeason: 'Add a season',
    season: 'Season 1',
    january: 'Jan',
    june: 'Jun',
    save: 'Save',
    gap: 'Dates not covered by a season',
    code: 'Code',
    deposit: 'Security deposit',
    waiver: 'Excess',
    price: 'Price per day',
    saved: 'Backup done',
    plate: 'Registration number',
    plateWrong: 'Registration format is not correct',
    category: 'Category',
    agency: 'Agency',
    make: 'Make',
    model: 'Model',
    odometer: 'Odometer',
    newRental: 'New rental',
    pickPeriod: 'Please select a period to show available vehicles',
    oneDay: '1 day',
    newCustomer: 'New',
    firstName: 'First name',
    lastName: 'Last name',
    customerCreated: 'Customer created',
    createRental: 'Create rental',
    contract: 'Create contract',
    deliver: 'Hand over vehicle',
    takeBack: 'Take vehicle back',
    finished: 'Finished',
    print: 'Print',
    // A new customer is French-speaking unless somebody says otherwise.
    contractTitle: 'Contrat',
    total: '€44.00',
  },
}

type Words = (typeof words)['fr']

/** Opens a screen from the menu, which is a drawer on a phone. */
async function go(page: Page, path: string) {
  await page.goto(path)
}

async function choose(page: Page, label: string, option: RegExp | string) {
  await page.getByRole('combobox', { name: label }).first().click()
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: option }).first().click()
}

async function signUp(page: Page, email: string, w: Words) {
  await page.goto('/register')
  await page.getByLabel(w.address).fill(email)
  await page.getByRole('button', { name: w.signUp }).click()
  const mail = await openMail(email, w.welcomeMail)
  await page.goto(mail.links[0] ?? '')
  await expect(page.getByRole('heading', { name: w.proven })).toBeVisible()
  await page.getByRole('link', { name: w.goOn }).click()
  await page.getByRole('button', { name: w.start }).click()
  await expect(page.getByLabel(w.newPassword, { exact: true })).toBeFocused()
  await page.keyboard.type('une phrase que je retiens')
  await page.getByRole('button', { name: w.next }).click()
  await expect(page.getByLabel(w.companyName)).toBeFocused()
  await page.keyboard.type('Karukera Autos')
  await page.getByRole('button', { name: w.createCompany }).click()
  await page.getByRole('button', { name: w.createAgency }).click()
  await expect(page).toHaveURL(/\/agency\/edit$/)
}

async function describeAgency(page: Page, w: Words) {
  // The list of agencies comes only after the save, which must still know that this is the first agency.
  const release = await holdBack(page, /\/agencies$/)
  await go(page, '/agency/edit')
  await page.getByRole('textbox', { name: w.name }).first().fill('Le Gosier')
  await page.getByLabel(w.monday).fill('8h-12h, 14h-18h')
  await page.getByRole('button', { name: w.addSeason }).click()
  const season = page.getByRole('group', { name: w.season })
  await expect(season.getByRole('combobox')).toBeFocused()
  // A season that ends in June leaves the rest of the year without prices, and the form says so.
  for (const [at, day] of [`1 ${w.january}`, `30 ${w.june}`].entries()) {
    await season
      .getByRole('textbox')
      .nth(at + 1)
      .fill(day)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByText(w.gap)).toBeVisible()
  await page.getByRole('button', { name: w.save, exact: true }).click()
  release()
  await expect(page).toHaveURL(/\/category$/)
}

async function describeFleet(page: Page, w: Words) {
  await go(page, '/category/edit')
  await page.getByRole('textbox', { name: w.code }).fill('B')
  await page.getByRole('textbox', { name: w.name }).first().fill('Citadine')
  await page.getByLabel(w.deposit).fill('800')
  await page.getByLabel(w.waiver).fill('1100')
  await page.getByRole('button', { name: w.save, exact: true }).click()
  await expect(page).toHaveURL(/\/category$/)

  await go(page, '/price')
  await page
    .getByRole('textbox', { name: /Citadine/ })
    .first()
    .fill('40')
  await page.getByRole('button', { name: w.save, exact: true }).click()
  await expect(page.getByText(w.saved)).toBeVisible()

  await go(page, '/option/edit')
  await page.getByRole('textbox', { name: w.name }).first().fill('GPS')
  await page.getByLabel(w.price).fill('4')
  await page.getByRole('button', { name: w.save, exact: true }).click()
  await expect(page).toHaveURL(/\/option$/)

  for (const [plate, model] of [
    ['GP-123-AB', 'Clio'],
    ['GP-456-CD', '208'],
  ] as const) {
    await go(page, '/vehicle/edit')
    await page.getByLabel(w.plate).fill(plate.replace('GP', 'G'))
    await choose(page, w.category, 'Citadine')
    await choose(page, w.agency, 'Le Gosier')
    await page.getByLabel(w.make).fill('Renault')
    await page.getByLabel(w.model).fill(model)
    await page.getByLabel(w.odometer).fill('12000')
    await page.getByRole('button', { name: w.save, exact: true }).click()
    await expect(page.getByText(w.plateWrong).first()).toBeVisible()
    await page.getByLabel(w.plate).fill(plate)
    await page.getByRole('button', { name: w.save, exact: true }).click()
    await expect(page).toHaveURL(/\/vehicle\/edit\/\d+$/)
  }
}

async function rent(page: Page, w: Words) {
  await go(page, '/rental/edit')
  await expect(page.getByText(w.pickPeriod)).toBeVisible()
  await page.getByRole('button', { name: w.oneDay, exact: true }).click()
  await page.getByRole('option', { name: /Clio/ }).click()
  await page.getByRole('button', { name: w.newCustomer }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(w.firstName).fill('Zoé')
  await dialog.getByLabel(w.lastName, { exact: true }).fill('Célestine')
  await dialog.getByRole('button', { name: w.save, exact: true }).click()
  await expect(page.getByText(w.customerCreated)).toBeVisible()
  await page.getByRole('checkbox', { name: /GPS/ }).check()
  await expect(page.getByText(w.total).first()).toBeVisible()
  await page.getByRole('button', { name: w.createRental }).click()
  await expect(page).toHaveURL(/\/rental\/summary\/\d+$/)
}

const variants: (readonly ['fr' | 'en', number])[] = [
  ['fr', 1280],
  ['en', 360],
]

for (const [language, width] of inLongRun(variants, variants.slice(0, 1))) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      viewport: { width, height: 800 },
      serviceWorkers: 'allow',
    })

    test('a company signs up, enters its data, and rents a car from quote to return', async ({ page }) => {
      const w = words[language]
      const complaints: string[] = []
      page.on('console', (message) => {
        // The console reports refusals of the API too; unexpected ones are found below.
        if (message.text().startsWith('Failed to load resource')) return
        if (isComplaint(message)) complaints.push(message.text())
      })
      page.on('response', (response) => {
        const requested = `${response.request().method()} ${new URL(response.url()).pathname}`
        if (response.status() >= 400 && !/^POST .*\/vehicles$/.test(requested))
          complaints.push(`${response.status()} ${requested}`)
      })
      await signUp(page, `owner-${language}@example.test`, w)
      await describeAgency(page, w)
      await describeFleet(page, w)
      await rent(page, w)
      const summary = page.url()

      await page.getByRole('button', { name: w.contract }).click()
      await expect(page).toHaveURL(/\/rental$/)
      await page.goto(summary)
      const [printed] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: w.print }).click(),
      ])
      await expect(printed.getByRole('heading', { name: w.contractTitle }).first()).toBeVisible()
      await expect(printed.getByText('Karukera Autos').first()).toBeVisible()
      await expect(printed.getByText('GP-123-AB').first()).toBeVisible()
      await printed.close()

      await page.getByRole('button', { name: w.deliver }).first().click()
      await page.getByLabel(w.odometer).fill('12010')
      await page.getByRole('button', { name: w.deliver }).click()
      await expect(page).toHaveURL(/\/rental$/)
      await page.goto(summary)
      await page.getByRole('button', { name: w.takeBack }).first().click()
      await page.getByLabel(w.odometer).fill('12345')
      await page.getByRole('button', { name: w.takeBack }).click()
      // Nothing was paid yet, so the return leads to the settlement.
      await expect(page).toHaveURL(summary)
      await page.goto(summary)
      await expect(page.getByText(w.finished).first()).toBeVisible()

      // The list shows the odometer on a wide screen only, the vehicle's page on every one.
      await page.goto('/vehicle')
      await page
        .getByRole('link', { name: /GP-123-AB/ })
        .first()
        .click()
      await expect(page.getByText(/12\D?345/).first()).toBeVisible()
      await page.goto('/rental/edit')
      await page.getByRole('button', { name: w.oneDay, exact: true }).click()
      await expect(page.getByRole('option', { name: /Clio/ })).not.toHaveAttribute('aria-disabled', 'true')
      expect(complaints).toEqual([])
    })
  })
}
