import { describe, expect, test } from 'vitest'
import type { Language } from '../kernel/language.schema.ts'
import { vatRuleOf } from '../pricing/vat/vat-rule.ts'
import { billedLines } from './bill.ts'
import type { InvoiceContent } from './content.schema.ts'
import { credit } from './credit.ts'
import { draftOf } from './draft.ts'
import { invoiceDetails } from './invoice.ts'
import { drafted, issued, issuedAt, sampleFacts, sampleRental } from './sample-rental.ts'

const amounts = ({ lines }: InvoiceContent) =>
  lines.map(({ label, quantity, unitPriceCents, discountPercent, amountCents, totalCents }) => [
    label,
    quantity,
    unitPriceCents,
    discountPercent,
    amountCents,
    totalCents,
  ])

describe('a week in Guadeloupe, with options, a discount of 15 %, fuel, lateness and damage', () => {
  test('is an invoice with 8.5 % VAT on the sum', () => {
    const invoice = drafted('invoice', sampleRental())
    expect(amounts(invoice)).toEqual([
      ['Location Renault Clio, Basse saison', 2, 3225.81, 15, 5484, 5950],
      ['Location Renault Clio, Haute saison', 5, 4147.47, 15, 17_627, 19_125],
      ['Siège enfant', 7, 276.5, 15, 1645, 1785],
      ['Livraison', 1, 2304.15, 15, 1958, 2125],
      ['Carburant (un quart manquant)', 1, 1705.07, 0, 1705, 1850],
      ['Retard (trois heures)', 1, 2764.98, 0, 2765, 3000],
    ])
    expect(invoice.vat).toEqual([{ rate: 8.5, baseCents: 31_184, vatCents: 2651 }])
    expect(invoice.totals).toEqual({ beforeVatCents: 31_184, vatCents: 2651, totalCents: 33_835 })
    expect(invoice.mentions).toEqual(['Médiateur de la consommation\u202f: CM2C'])
  })

  test('leaves the damage to a claim of its own, outside VAT', () => {
    const claim = drafted('indemnity_claim', sampleRental())
    expect(amounts(claim)).toEqual([['Dommage (aile avant)', 1, 15_000, 0, 15_000, 15_000]])
    expect(claim.vat).toEqual([{ rate: null, baseCents: 15_000, vatCents: 0 }])
    expect(claim.mentions.slice(0, 2)).toEqual([
      'Indemnité réparant un préjudice, hors du champ de la TVA',
      'Ce document n’est pas une facture.',
    ])
  })

  test('reads in French and English for an English-speaking person, with the same amounts', () => {
    const languages: Language[] = ['fr', 'en']
    const invoice = drafted('invoice', sampleRental({ languages }), { language: 'en', languages })
    expect(invoice.lines[0]?.label).toBe('Location Renault Clio / Rental of Renault Clio, Basse saison')
    expect(invoice.lines[4]?.label).toBe('Carburant / Fuel (un quart manquant)')
    expect(invoice.mentions).toContain('Médiateur de la consommation\u202f: CM2C / Consumer mediator: CM2C')
    expect(invoice.totals).toEqual(drafted('invoice', sampleRental()).totals)
  })

  test('reads in English for an English-speaking company, with the same amounts', () => {
    const languages: Language[] = ['en']
    const invoice = drafted('invoice', sampleRental({ languages }), { language: 'en', languages })
    expect(invoice.lines[0]?.label).toBe('Rental of Renault Clio, Basse saison')
    expect(invoice.lines[4]?.label).toBe('Fuel (un quart manquant)')
    expect(invoice.totals).toEqual(drafted('invoice', sampleRental()).totals)
  })

  test('is billed once: what an invoice bills, the next one leaves out', () => {
    const first = drafted('invoice', sampleRental({ charges: sampleRental().charges.slice(0, 1) }))
    const uncancelled = [issued(1, first)]
    expect(amounts(drafted('invoice', sampleRental({ uncancelled })))).toEqual([
      ['Retard (trois heures)', 1, 2764.98, 0, 2765, 3000],
    ])
    const all = [...uncancelled, issued(2, drafted('invoice', sampleRental({ uncancelled })))]
    expect(() => billedLines('invoice', sampleRental({ uncancelled: all }))).toThrow('outside VAT and is not invoiced')
  })
})

describe('the VAT of a rental follows its departure agency', () => {
  const guadeloupe = { countryCode: 'GP', vatRate: 8.5 } as const
  const at = (postalCode: string | null, countryCode: 'GP' | 'GF' = 'GP') => ({ postalCode, countryCode, stated: null })

  test('there is none in French Guiana, nor in Mayotte', () => {
    const rule = vatRuleOf({ countryCode: 'GF', vatRate: null }, at('97300', 'GF'))
    const invoice = drafted('invoice', sampleRental({ vatRate: rule.rate }), { exemption: rule.exemption })
    expect(invoice.totals).toEqual({ beforeVatCents: 33_835, vatCents: 0, totalCents: 33_835 })
    expect(amounts(invoice)[0]).toEqual(['Location Renault Clio, Basse saison', 2, 3500, 15, 5950, 5950])
    expect(invoice.mentions[0]).toBe('TVA non applicable, article 294, 1 du CGI')
    expect(vatRuleOf(guadeloupe, at('97600'))).toEqual({ rate: null, exemption: 'territory' })
  })

  test('there is none below the threshold, in the words of the law of the day', () => {
    const rule = vatRuleOf({ countryCode: 'GP', vatRate: null }, at('97110'))
    const rental = sampleRental({ vatRate: rule.rate })
    const before = drafted('invoice', rental, { exemption: rule.exemption })
    expect(before.totals).toMatchObject({ vatCents: 0, totalCents: 33_835 })
    expect(before.mentions[0]).toBe('TVA non applicable, article 293 B du CGI')
    const after = draftOf(before.lines, { ...sampleFacts, exemption: rule.exemption }, '2027-01-01T12:00:00Z')
    expect(after.mentions[0]).toBe('TVA non applicable, article L. 223-3 du CIBS')
  })

  test('one way from Guadeloupe to Saint-Martin is taxed, the way back is not', () => {
    expect(vatRuleOf(guadeloupe, at('97110'))).toEqual({ rate: 8.5, exemption: null })
    expect(vatRuleOf(guadeloupe, at('97150'))).toEqual({ rate: null, exemption: 'no_french_vat' })
  })

  test('another territory has its own rate, also for a company at home where there is none', () => {
    expect(vatRuleOf(guadeloupe, at('75010')).rate).toBe(20)
    expect(vatRuleOf({ countryCode: 'GF', vatRate: null }, at('97200')).rate).toBe(8.5)
    expect(vatRuleOf({ countryCode: 'GP', vatRate: null }, at('97200')).exemption).toBe('threshold')
  })

  test('a rate that the company states for an agency wins, with its reason', () => {
    const stated = { vatRate: null, reason: 'zone franche' }
    const { rate, exemption } = vatRuleOf(guadeloupe, { ...at('97110'), stated })
    expect(rate).toBeNull()
    const { mentions } = drafted('invoice', sampleRental({ vatRate: rate }), { exemption })
    expect(mentions[0]).toBe('TVA non applicable\u202f: zone franche')
    expect(vatRuleOf(guadeloupe, { ...at('97110'), stated: { vatRate: 2.1, reason: 'DOM' } }).rate).toBe(2.1)
  })
})

test('the fee of a cancelled rental is claimed, and its invoice is refused with that way', () => {
  const fee = { id: 1, kind: 'cancellation' as const, amountCents: 8000, reason: 'Annulée', correctsChargeId: null }
  const cancelled = sampleRental({
    status: 'cancelled',
    charges: [fee],
    uncancelled: [],
    chargesOutsideVat: ['cancellation'],
  })
  expect(() => billedLines('invoice', cancelled)).toThrow('make a claim for compensation')
  expect(billedLines('indemnity_claim', cancelled)).toMatchObject([{ totalCents: 8000, vatRate: null }])
  expect(() => billedLines('invoice', { ...cancelled, charges: [] })).toThrow('Everything is already invoiced')
})

test('an advance is invoiced as paid, and the final invoice takes it off to the cent', () => {
  const before = sampleRental({ status: 'pending', charges: [], paidCents: 10_000 })
  const advance = drafted('advance', before, { freeCents: 10_000 })
  expect(amounts(advance)).toEqual([['Acompte sur la location 202612-0042', 1, 9216.59, 0, 9217, 10_000]])
  expect(advance.vat).toEqual([{ rate: 8.5, baseCents: 9217, vatCents: 783 }])
  expect(advance.paidCents).toBe(10_000)
  const uncancelled = [issued(1, advance)]
  expect(() => billedLines('advance', { ...before, uncancelled })).toThrow('No payment of this rental is waiting')
  const final = drafted('invoice', sampleRental({ uncancelled, paidCents: 10_000 }))
  expect(amounts(final).at(-1)).toEqual(['Acompte déjà facturé F2026-000001', -1, 9217, 0, -9217, -10_000])
  expect(final.totals).toEqual({ beforeVatCents: 21_967, vatCents: 1868, totalCents: 23_835 })
  expect(final.totals.vatCents + advance.totals.vatCents).toBe(2651)
})

test('advances for the whole price leave an invoice of nothing, whatever they were rounded to one by one', () => {
  const uncancelled = [1, 2, 3, 4, 5].map((id) => {
    const paid = { status: 'pending', price: null, charges: [], totalCents: 2000, paidCents: 2000 } as const
    return issued(id, drafted('advance', sampleRental(paid)))
  })
  const rental = sampleRental({ price: null, charges: [], totalCents: 10_000, paidCents: 10_000, uncancelled })
  const final = drafted('invoice', rental)
  expect(final.totals).toEqual({ beforeVatCents: 0, vatCents: 0, totalCents: 0 })
  expect(final.lines[0]).toMatchObject({ amountCents: 9215, totalCents: 10_000 })
})

test('an advance at another rate is credited before the invoice, where it takes off more than there is', () => {
  const advance = drafted('advance', sampleRental({ status: 'pending', charges: [], paidCents: 28_985 }))
  const uncancelled = [issued(1, advance)]
  for (const vatRate of [20, 2.1, null]) {
    expect(() => billedLines('invoice', sampleRental({ charges: [], vatRate, uncancelled }))).toThrow(
      'credit the advance first, then issue the invoice',
    )
  }
  const credited = sampleRental({ charges: [], vatRate: 20, uncancelled: [] })
  expect(drafted('invoice', credited).vat).toEqual([{ rate: 20, baseCents: 24_154, vatCents: 4831 }])
})

test('a company is billed with its terms of payment, and pays within its days', () => {
  const buyer = { ...sampleFacts.buyer, kind: 'company', name: 'Alizés Conseil', siren: '901840629' } as const
  const invoice = drafted('invoice', sampleRental(), { buyer })
  expect(invoice.dueOn).toBe('2027-01-26')
  expect(invoice.mentions).toEqual([
    'Nature de l’opération\u202f: prestation de services',
    'Pénalités de retard\u202f: taux directeur de la BCE majoré de 10 points',
    'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement\u202f: 40\u00a0€',
    'Escompte pour paiement anticipé\u202f: néant',
  ])
  const own = drafted('invoice', sampleRental(), {
    buyer,
    seller: { ...sampleFacts.seller, lateFeeRate: 12.5, isVatOnDebits: true },
  })
  expect(own.mentions[0]).toBe('Option pour le paiement de la taxe d’après les débits')
  expect(own.mentions[2]).toBe('Pénalités de retard\u202f: 12,5\u00a0% par an')
})

describe('a credit note', () => {
  const invoice = drafted('invoice', sampleRental())

  test('on two of seven days takes their VAT back, and the rest of the document stays', () => {
    const part = credit({ lines: invoice.lines, credited: [] }, { lines: [{ index: 1, quantity: 2 }] })
    expect(part.isWhole).toBe(false)
    const note = draftOf(part.lines, { ...sampleFacts, kind: 'credit_note' }, issuedAt)
    expect(note.totals).toEqual({ beforeVatCents: 7051, vatCents: 599, totalCents: 7650 })
    const rest = credit({ lines: invoice.lines, credited: part.lines }, {})
    const last = draftOf(rest.lines, { ...sampleFacts, kind: 'credit_note' }, issuedAt)
    expect(rest.isWhole).toBe(true)
    expect(last.totals).toEqual({ beforeVatCents: 31_184 - 7051, vatCents: 2651 - 599, totalCents: 33_835 - 7650 })
  })

  test('is refused above the rest, with the rest', () => {
    const part = credit({ lines: invoice.lines, credited: [] }, { lines: [{ index: 1, quantity: 4 }] })
    const document = { lines: invoice.lines, credited: part.lines }
    expect(() => credit(document, { lines: [{ index: 1, quantity: 2 }] })).toThrow('€38.25 can still be credited')
    const all = credit(document, {}).lines
    const nothing = { lines: invoice.lines, credited: [...part.lines, ...all] }
    expect(() => credit(nothing, {})).toThrow('already been credited in full')
    expect(() => credit(nothing, { lines: [{ index: 0 }] })).toThrow('already been credited in full')
    expect(() => credit(document, { lines: [{ index: 99 }] })).toThrow('cannot be credited')
    expect(() => credit(document, { lines: [{ index: 0 }, { index: 0 }] })).toThrow('cannot be credited')
  })

  test('on an invoice with an advance never exceeds what the invoice asked for', () => {
    const advance = drafted('advance', sampleRental({ status: 'pending', charges: [], paidCents: 28_985 }), {})
    const final = drafted('invoice', sampleRental({ uncancelled: [issued(1, advance)] }))
    expect(final.totals.totalCents).toBe(4850)
    expect(() => credit({ lines: final.lines, credited: [] }, { lines: [{ index: 1 }] })).toThrow('€48.50 can still be')
    expect(() => credit({ lines: final.lines, credited: [] }, { lines: [{ index: 6 }] })).toThrow('cannot be credited')
    const whole = draftOf(credit({ lines: final.lines, credited: [] }, {}).lines, sampleFacts, issuedAt)
    expect(whole.totals).toEqual(final.totals)
  })
})

test('a claim lists the payments that earlier documents left, and no others', () => {
  const paid = (amountCents: number) => ({ at: issuedAt, method: 'Carte bancaire', amountCents })
  const payments = [paid(20_000), paid(13_835), paid(-1000), paid(10_000)]
  const listed = (freeCents: number) =>
    drafted('indemnity_claim', sampleRental(), { payments, freeCents }).payments.map(({ amountCents }) => amountCents)
  expect(listed(0)).toEqual([])
  expect(listed(9000)).toEqual([9000])
  expect(listed(15_000)).toEqual([5000, 10_000])
})

test('a line has no more left to credit than its invoice after the advance', () => {
  const left = [
    { quantity: 3, totalCents: 24_000 },
    { quantity: 1, totalCents: 3000 },
    { quantity: -1, totalCents: -10_000 },
  ]
  const { lines } = invoiceDetails({ ...drafted('invoice', sampleRental()), number: 'F1' }, left)
  expect(lines.slice(0, 3).map(({ totalLeft }) => totalLeft)).toEqual([170, 30, 0])
})

test('an invoice names seasons and options in the languages of its customer', () => {
  const { price } = sampleRental()
  if (!price) throw new Error('The sample has a price.')
  const named = {
    ...price,
    seasons: price.seasons.map((season) => ({ ...season, nameEn: 'Season' })),
    options: price.options.map((option) => ({ ...option, nameEn: option.id === 1 ? 'Child seat' : null })),
  }
  const labels = (languages: Language[]) => {
    return billedLines('invoice', sampleRental({ price: named, languages, charges: [] })).map(({ label }) => label)
  }
  expect(labels(['en']).slice(1)).toEqual(['Rental of Renault Clio, Season', 'Child seat', 'Livraison'])
  expect(labels(['fr', 'en']).slice(2)).toEqual(['Siège enfant / Child seat', 'Livraison'])
  expect(labels(['fr']).slice(1)).toEqual(['Location Renault Clio, Haute saison', 'Siège enfant', 'Livraison'])
})
