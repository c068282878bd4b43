import { expect, test } from 'vitest'
import { InvoiceContent } from '../content.schema.ts'
import type { ElectronicLack } from '../electronic.schema.ts'
import { isElectronic, lacksOfElectronic } from '../electronic.ts'
import { crossIndustryInvoice } from './cii.ts'
import { electronicSample, electronicSamples, sampleFirm } from './sample-invoices.ts'

const samples = Object.entries(electronicSamples())
const unpaid = electronicSample('invoice', 'F2026-000001')
const xmlOf = (content: InvoiceContent) => crossIndustryInvoice(content) ?? ''
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text)

// The files pass the Schematrons of EN 16931 (1.3.16) and BR-FR (1.4.0): see golden/README.md before changing one.
test.each(samples)('%s is written as in its golden file', async (name, content) => {
  await expect(xmlOf(content)).toMatchFileSnapshot(`golden/${name}.xml`)
})

test.each(samples)(
  '%s: price times quantity is the amount of each line, and the lines are the total',
  (_name, content) => {
    const xml = xmlOf(content)
    const parts = xml.split('<ram:IncludedSupplyChainTradeLineItem>').slice(1)
    const amounts = parts.map((line) => {
      const net = texts(line.slice(line.indexOf('<ram:NetPrice')), 'ChargeAmount')[0]
      const [quantity] = texts(line, 'BilledQuantity')
      const amount = Number(texts(line, 'LineTotalAmount')[0])
      expect(Math.round(Number(net) * Number(quantity) * 100)).toBe(Math.round(amount * 100))
      expect(Number(net)).toBeGreaterThanOrEqual(0)
      return amount
    })
    expect(Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100)).toBe(content.totals.beforeVatCents)
  },
)

test.each([
  ['unpaid', 'S1', '20270126'],
  ['part-paid', 'S1', '20270126'],
  ['paid', 'S2', '20261227'],
  ['final', 'S4', '20270126'],
  ['final-paid', 'S4', '20270126'],
])('an invoice that is %s has the mode %s and is due on %s', (name, mode, due) => {
  const xml = xmlOf(electronicSamples()[`380-${name}`] as InvoiceContent)
  expect(texts(xml, 'ID')[0]).toBe(mode)
  expect(xml.match(/<ram:DueDateDateTime>\s*<udt[^>]*>(\d+)/)?.[1]).toBe(due)
})

test('a paid advance is due on the day of its payment, before its date', () => {
  const xml = xmlOf(electronicSamples()['386-advance'] as InvoiceContent)
  expect(texts(xml, 'TypeCode')[0]).toBe('386')
  expect(xml.match(/<ram:DueDateDateTime>\s*<udt[^>]*>(\d+)/)?.[1]).toBe('20261218')
})

test('a final invoice names its advance, and a credit note its invoice', () => {
  expect(texts(xmlOf(electronicSamples()['380-final'] as InvoiceContent), 'IssuerAssignedID').at(-1)).toBe(
    'FA2026-000001',
  )
  expect(texts(xmlOf(electronicSamples()['381-whole'] as InvoiceContent), 'IssuerAssignedID').at(-1)).toBe(
    'F2026-000001',
  )
})

test('own words are escaped, without the characters that XML forbids', () => {
  const [line] = unpaid.lines as [InvoiceContent['lines'][0]]
  const xml = xmlOf({ ...unpaid, lines: [{ ...line, label: '<b>"A"\u0000\uD800 & B\uFFFF</b>' }] })
  expect(xml).toContain('<ram:Name>&lt;b&gt;&quot;A&quot;\uFFFD &amp; B&lt;/b&gt;</ram:Name>')
})

test.each<[string, InvoiceContent]>([
  ['a person', electronicSample('invoice', 'F1', {}, { buyer: { ...sampleFirm, kind: 'person' } })],
  ['a claim', electronicSample('indemnity_claim', 'DI1')],
  ['a credit note on a claim', { ...unpaid, kind: 'credit_note', exemption: 'compensation' }],
  ['a company abroad', { ...unpaid, buyer: { ...sampleFirm, countryCode: 'BE' } }],
  [
    'a company with a VAT number of another country',
    { ...unpaid, buyer: { ...sampleFirm, vatNumber: 'BE0123456789' } },
  ],
])('%s has no electronic invoice', (_what, content) => {
  expect([isElectronic(content), crossIndustryInvoice(content), lacksOfElectronic(content)]).toEqual([
    false,
    null,
    null,
  ])
})

test.each<[ElectronicLack, Partial<InvoiceContent>]>([
  ['seller_siren', { seller: { ...unpaid.seller, siren: null, siret: null } }],
  ['buyer_siren', { buyer: { ...sampleFirm, siren: null } }],
  ['buyer_address', { buyer: { ...sampleFirm, address: '3 boulevard Légitimus' } }],
  ['buyer_address', { buyer: { ...sampleFirm, address: '97139 Les Abymes' } }],
  ['buyer_address', { buyer: { ...sampleFirm, address: null } }],
  ['vat_rate', { vat: [{ rate: 8, baseCents: 100, vatCents: 8 }] }],
])('without %s nothing is written', (lack, over) => {
  const content = { ...unpaid, ...over }
  expect([isElectronic(content), crossIndustryInvoice(content), lacksOfElectronic(content)]).toEqual([
    false,
    null,
    [lack],
  ])
})

test('a preview has no number, so it is no electronic invoice yet', () => {
  expect(crossIndustryInvoice({ ...unpaid, number: null })).toBeNull()
})

test('a document of an earlier version, without country and advances, is written all the same', () => {
  const { advances, buyer, ...older } = electronicSamples()['380-final'] as InvoiceContent
  const { countryCode, ...olderBuyer } = buyer
  const content = InvoiceContent.parse({ ...older, buyer: olderBuyer })
  expect(texts(xmlOf(content), 'ID')[0]).toBe('S4')
  expect(xmlOf(content)).not.toContain('InvoiceReferencedDocument')
})

test('a rental is billed until the day of its return at the arrival agency, as its page says', () => {
  const { arrivalAgency, ...rental } = unpaid.rental
  const away = { ...arrivalAgency, timezone: 'Indian/Reunion' }
  // In Guadeloupe it is 17:00 on 27 December; in Réunion 28 December has begun.
  const xml = xmlOf({ ...unpaid, rental: { ...rental, arrivalAgency: away, end: '2026-12-27T21:00:00Z' } })
  expect(xml.match(/<ram:EndDateTime>\s*<udt[^>]*>(\d+)/)?.[1]).toBe('20261228')
})
