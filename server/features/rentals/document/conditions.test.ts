import { updateCompany } from '@filao/domain/company/contract'
import { updateDriverRules } from '@filao/domain/fleet/contract'
import { createPayment, listKeptDocuments } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenOption } from '#testing/given'
import { givenDraft, page } from '#testing/given-document'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-03-01T12:00:00Z'))

const tariffs = {
  includedKilometresPerDay: 150,
  extraKilometreAmount: 0.25,
  fuelQuarterAmount: 22,
  lateHourAmount: 12,
  fineHandlingAmount: 24.5,
  cancellationFeePercent: 30,
  cancellationFeeAmount: 50,
  noShowFeePercent: 100,
  mediator: 'CM2C, www.cm2c.net',
}
const plain = (html: string) => html.replaceAll(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('quote and contract state every tariff and condition, and a kept contract those of its day', async () => {
  const { by, params, rental, print, move } = await givenDraft(t)
  const option = await givenOption(by, { name: 'Conducteur débutant', price: 0, dailyPrice: 8 })
  const young = { youngDriverAge: 25, youngDriverOptionId: option.id }
  await by.request(updateDriverRules, { params, body: { minimumAge: 21, minimumLicenceYears: 2, ...young } })
  await by.request(updateCompany, { params, body: { ...tariffs, rentalTerms: '<p>Carburant : {{fuel}}.</p>' } })
  const stated = [
    '150 km compris par jour, 0,25 € par kilomètre en plus',
    '22,00 € par quart de réservoir manquant',
    '12,00 € par heure commencée',
    '24,50 € de frais de dossier par avis',
    '30 % du prix, au moins 50,00 €',
    '100 % du prix',
    '21 ans au moins, permis depuis 2 ans au moins',
    'moins de 25 ans : Conducteur débutant, 8,00 € par jour',
    'CM2C, www.cm2c.net',
    'Carburant : 22,00 € par quart de réservoir manquant.',
  ]
  await move('quote')
  const quote = plain((await print()).html)
  for (const words of stated) expect(quote).toContain(words)
  await move('pending')
  await by.request(updateCompany, { params, body: { fuelQuarterAmount: 99, mediator: null } })
  expect(plain((await print()).html)).toContain('99,00 € par quart')
  const [kept] = await by.request(listKeptDocuments, { params: { ...params, id: rental.id } })
  const at = `/companies/${by.companyId}/rentals/${rental.id}/documents/${kept?.id}/printable`
  const contract = plain((await page(t, by, at)).html)
  for (const words of stated) expect(contract).toContain(words)
})

test('a receipt names the mediator to a person, not to a company', async () => {
  const receipt = async (customer: object) => {
    const { by, params, rental, move } = await givenDraft(t, { customer })
    await by.request(updateCompany, { params, body: { mediator: 'CM2C, www.cm2c.net' } })
    await move('pending')
    const own = { ...params, rentalId: rental.id }
    const { id } = await by.request(createPayment, { params: own, body: { totalAmount: 20, securityDepositAmount: 0 } })
    return plain((await page(t, by, `/companies/${by.companyId}/rentals/${rental.id}/payments/${id}/receipt`)).html)
  }
  expect(await receipt({})).toContain('Médiateur de la consommation : CM2C, www.cm2c.net')
  expect(await receipt({ kind: 'company', companyName: 'SARL Soleil' })).not.toContain('CM2C')
})

test('deposit and excess say the company’s own words, and otherwise nothing that its terms may not hold', async () => {
  const { by, params, rental, move, print } = await givenDraft(t)
  await move('pending')
  const neutral = plain((await print()).html)
  expect(neutral).toContain('Restituée selon les conditions de location')
  expect(neutral).not.toMatch(/Rendue au retour|Montant maximal/)
  const own = {
    depositText: 'Rendue sous 8 jours',
    depositTextEnglish: 'Returned within 8 days',
    waiverText: 'Par sinistre',
  }
  expect(await by.request(updateCompany, { params, body: own })).toMatchObject({ ...own, waiverTextEnglish: null })
  const html = plain((await print()).html)
  expect(html).toMatch(/Caution 800,00 € Rendue sous 8 jours .*Franchise 1 200,00 € Par sinistre/)
  const { body } = await t.app.inject({ method: 'GET', url: `/api/companies/-1/rentals/byCode/${rental.code}` })
  expect(JSON.parse(body)).toMatchObject({
    securityTexts: { deposit: { fr: own.depositText, en: own.depositTextEnglish }, waiver: { en: 'Par sinistre' } },
  })
})
