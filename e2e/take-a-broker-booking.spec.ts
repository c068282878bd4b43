import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, signUpCompany } from './company.ts'
import { expectNoFault } from './screen-faults.ts'

/** The month's list of a broker who keeps 20 % of the price before VAT, as its website writes it. */
const list = [
  'Voucher;Plaque;Locataire;Agence;Départ;Retour;Total TTC;Commission;Encaissé;Courtier',
  'AR-7001;AB-123-CD;Zoé Éboué;Le Gosier;12/03/2036 8h30;14/03/2036 18h;108,50;20,00;40,00;Alizé Résa',
  'AR-7002;CD-456-EF;Ana Belin;Le Gosier;20/03/2036 9h;24/03/2036 9h;217,00;40,00;100,00;Alizé Résa',
].join('\r\n')

const month = 'month=2036-03'

type Entries = { entries: { lines: { account: string; debit: number; credit: number }[] }[] }

test('a month of a broker is imported, its rest collected, compared with the list, settled and booked', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AB-123-CD', 'CD-456-EF'])
  const broker = { name: 'Alizé Résa', kind: 'broker', commissionPercent: 20, collectsMoney: true }
  const source = await company.own('POST', '/sources', broker)

  await test.step('the list becomes rentals, each with its source, reference and collected amount', async () => {
    await page.goto(paths.rentals)
    await page.getByRole('link', { name: 'Importer' }).click()
    await page.getByRole('button', { name: 'Commencer' }).click()
    await giveList(page)
    await page.getByRole('combobox', { name: /Clients absents de Filao$/ }).click()
    await page.getByText('Créer les clients absents').click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByRole('button', { name: 'Vérifier 2 lignes' }).click()
    await page.getByRole('button', { name: 'Créer 2 locations' }).click()
    await expect(page.getByText('2 locations créées')).toBeVisible()
  })
  type Sent = { id: number; sourceReference: string; collectedAmount: number; commissionAmount: number }
  const rentals = (await company.own<Sent[]>('GET', '/rentals')).toSorted((a, b) =>
    a.sourceReference.localeCompare(b.sourceReference),
  )
  expect(rentals).toMatchObject([
    { sourceReference: 'AR-7001', collectedAmount: 40 },
    { sourceReference: 'AR-7002', collectedAmount: 100 },
  ])

  await test.step('the counter asks for the rest alone', async () => {
    const id = rentals[0]?.id ?? 0
    await page.goto(paths.rentalPayment(id))
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('68,50')
    await page.getByText('Espèces', { exact: true }).click()
    await page.getByRole('button', { name: 'Enregistrer le paiement' }).click()
    await expect(page.getByRole('button', { name: /^Encaisser/ })).toHaveCount(0)
    await company.own('POST', `/rentals/${id}/invoices`, { kind: 'invoice' })
  })

  await test.step('the list agrees with the statement to the cent', async () => {
    await page.goto(`${paths.statement(source.id)}?${month}`)
    await expect(page.getByText(/Alizé Résa doit 80,00\s€ à Karukera Autos/)).toBeVisible()
    await page.getByRole('link', { name: 'Comparer avec leur liste' }).click()
    await giveList(page)
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(page.getByText('Les 2 lignes concordent.')).toBeVisible()
    await expectNoFault(page)
  })

  await test.step('the month is settled', async () => {
    await page.getByRole('link', { name: 'Retour au relevé' }).click()
    await page.getByRole('button', { name: 'Marquer comme réglé' }).click()
    await page.getByRole('tooltip').getByRole('button', { name: 'Marquer comme réglé' }).click()
    await expect(page.getByText('Tout est réglé.')).toBeVisible()
    await expectNoFault(page)
  })

  await test.step('the books have it as a receivable on the broker, and balance', async () => {
    await page.goto(`${paths.accounting}?tab=preview`)
    await expect(page.getByRole('row', { name: /^Encaissé par des sources 140,00\s€ 140,00\s€/ })).toBeVisible()
    await expectNoFault(page)
    const [today] = new Date(Date.now() - 4 * 3_600_000).toISOString().split('T')
    const { entries } = await company.own<Entries>('GET', `/accounting/entries?from=${today}&to=${today}`)
    const lines = entries.flatMap((entry) => entry.lines)
    const owed = (account: string) =>
      lines
        .filter((line) => line.account.startsWith(account))
        .reduce((sum, { debit, credit }) => sum + Math.round(debit * 100) - Math.round(credit * 100), 0)
    expect({ sources: owed('467'), customers: owed('411'), advances: owed('4191'), all: owed('') }).toEqual({
      sources: 14_000,
      customers: 0,
      advances: -10_000,
      all: 0,
    })
  })
})

async function giveList(page: Page): Promise<void> {
  await page.getByLabel('Choisir un classeur Excel ou un fichier CSV').setInputFiles({
    name: 'alize-mars.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list, 'utf8'),
  })
}
