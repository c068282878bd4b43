import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paperLanguages } from '@filao/domain/customers/paper-languages'
import type { Billable } from '@filao/domain/invoicing/bill'
import type { InvoiceContent } from '@filao/domain/invoicing/content.schema'
import { credit } from '@filao/domain/invoicing/credit'
import { type DraftFacts, draftOf } from '@filao/domain/invoicing/draft'
import type { BilledKind } from '@filao/domain/invoicing/kind.schema'
import { drafted, issued, issuedAt, sampleFacts, sampleRental } from '@filao/domain/invoicing/sample-rental'
import type { Language } from '@filao/domain/kernel/language.schema'
import { vatRuleOf } from '@filao/domain/pricing/vat/vat-rule'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { readPdf } from '#testing/pdf'
import { invoicesPdf } from './stored/print.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** The examples that an accountant signs, each with its number, in the order of the files beside this test. */
function examplesIn(language: Language): Record<string, InvoiceContent> {
  const draft = (kind: BilledKind, rental: Partial<Billable> = {}, over: Partial<DraftFacts> = {}) => {
    const languages = paperLanguages({ kind: (over.buyer ?? sampleFacts.buyer).kind, language })
    return drafted(kind, sampleRental({ ...rental, languages }), { ...over, language, languages })
  }
  const leavingFrom = (postalCode: string, company: Parameters<typeof vatRuleOf>[0], arrival = postalCode) => {
    const { rate, exemption } = vatRuleOf(company, { postalCode, countryCode: company.countryCode, stated: null })
    const { rental } = sampleFacts
    const departureAgency = { ...rental.departureAgency, postalCode, city: cities[postalCode] as string }
    const arrivalAgency = { ...rental.arrivalAgency, postalCode: arrival, city: cities[arrival] as string }
    const seller = { ...sampleFacts.seller, ...(company.vatRate === null && { vatNumber: null }) }
    const places = { ...rental, departureAgency, arrivalAgency }
    return draft('invoice', { vatRate: rate }, { exemption, seller, rental: places })
  }
  const guadeloupe = { countryCode: 'GP', vatRate: 8.5 } as const
  const invoice = draft('invoice')
  const advance = draft('advance', { status: 'pending', charges: [], paidCents: 10_000 }, { freeCents: 10_000 })
  const uncancelled = [issued(1, advance, { number: 'FA2026-000001' })]
  const { lines } = credit({ lines: invoice.lines, credited: [] }, { lines: [{ index: 1, quantity: 2 }] })
  const corrects = { number: 'F2026-000001', issuedOn: invoice.issuedOn }
  const note = {
    ...sampleFacts,
    language,
    languages: paperLanguages({ kind: sampleFacts.buyer.kind, language }),
    kind: 'credit_note' as const,
    corrects,
    reason: 'Véhicule immobilisé deux jours',
  }
  const firm = { kind: 'company', name: 'Alizés Conseil', siren: '901840629', contactName: 'Awa Diop' } as const
  const examples = {
    'F2026-000001': invoice,
    'DI2026-000001': draft('indemnity_claim'),
    'F2026-000002': leavingFrom('97300', { countryCode: 'GF', vatRate: null }),
    'F2026-000003': leavingFrom('97110', { countryCode: 'GP', vatRate: null }),
    'F2026-000004': leavingFrom('97110', guadeloupe, '97200'),
    'F2026-000005': leavingFrom('97150', guadeloupe, '97110'),
    'FA2026-000001': advance,
    'F2026-000006': draft('invoice', { uncancelled, paidCents: 10_000 }),
    'AV2026-000001': draftOf(lines, note, issuedAt),
    'F2026-000007': draft('invoice', {}, { buyer: { ...sampleFacts.buyer, ...firm } }),
  }
  return Object.fromEntries(Object.entries(examples).map(([number, content]) => [number, { ...content, number }]))
}

const cities: Record<string, string> = {
  97300: 'Cayenne',
  97110: 'Pointe-à-Pitre',
  97200: 'Fort-de-France',
  97150: 'Saint-Martin',
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test.each(['fr', 'en'] as const)('the printed text of each example is the signed one, in %s', async (language) => {
  const contents = Object.values(examplesIn(language))
  const printed = contents.map((content) => ({ content, sha256: 'e5'.repeat(32), journalHash: 'a1'.repeat(32) }))
  const { content } = await invoicesPdf({ files: t.files, pdf: t.pdf }, printed, { companyId: 1 })
  const { pages } = await readPdf(content)
  const signed = await readFile(join(import.meta.dirname, 'examples', `${language}.txt`), 'utf8')
  expect(pages.map(plain)).toEqual(signed.split('\f').map(plain))
})

test('both languages have the same amounts, to the cent', () => {
  const amounts = (language: Language) =>
    Object.entries(examplesIn(language)).map(([number, { vat, totals, lines }]) => {
      return { number, vat, totals, lines: lines.map(({ amountCents, totalCents }) => [amountCents, totalCents]) }
    })
  expect(amounts('en')).toEqual(amounts('fr'))
})
