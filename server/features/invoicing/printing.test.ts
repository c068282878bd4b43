import { updateCompany } from '@filao/domain/company/contract'
import { updateCustomer } from '@filao/domain/customers/contract'
import * as calls from '@filao/domain/invoicing/contract'
import { createPayment } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Message } from '#platform/mail/mail'
import { type TestApp, testApp } from '#testing/app'
import { readPdf } from '#testing/pdf'
import { day, givenShop, now } from '#testing/rentals/shop'
import { invoiceMailJob, sendInvoiceMail } from './send-invoice.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  t.setNow(now)
})
afterAll(() => t.close())

/** Creates a company that states everything, and an invoice of two days with a discount for its customer. */
async function givenInvoice(language: 'fr' | 'en') {
  const shop = await givenShop(t)
  const { by, params, customer } = shop
  const seller = { legalForm: 'SARL', shareCapital: 10_000, registryCity: 'Pointe-à-Pitre', siret: '73282932000074' }
  const body = { name: 'Karukera Auto', ...seller, vatNumber: 'FR44732829320', mediator: 'CM2C, cm2c.net' }
  await by.request(updateCompany, { params, body })
  const person = { language, email: 'zoe@example.test', address: '3 rue Frébault', postalCode: '97110' }
  await by.request(updateCustomer, {
    params: { ...params, id: customer.id },
    body: { ...person, city: 'Pointe-à-Pitre' },
  })
  const rental = await shop.contract({ discountPercent: 15 })
  const invoice = await by.request(calls.issueInvoice, {
    params: { ...params, rentalId: rental.id },
    body: { kind: 'invoice' },
  })
  const pdf = async () => {
    const response = await by.send(calls.printInvoice, { params: { ...params, id: invoice.id } })
    return { answer: response, ...(await readPdf(new Uint8Array(response.body as unknown as Buffer))) }
  }
  return { ...shop, rental, invoice, pdf }
}

const plain = (text: string) => text.replace(/\s+/g, ' ')

test('the PDF states seller, customer, lines, VAT and mentions, with the anchor of the journal, in French', async () => {
  const { invoice, rental, pdf } = await givenInvoice('fr')
  const { answer: response, text, title, language } = await pdf()
  expect(response.headers['content-disposition']).toContain('Facture-F2026-000001.pdf')
  expect([title, language]).toEqual(['Facture F2026-000001', 'fr'])
  const read = plain(text)
  for (const words of [
    'N° F2026-000001',
    'Karukera Auto',
    'SARL au capital de 10 000,00 €',
    'RCS Pointe-à-Pitre 732 829 320',
    'FR44732829320',
    'Zoé Éboué',
    '3 rue Frébault',
    rental.publicId,
    'Location Renault Clio 2 36,8664 € 15 % 8,5 % 62,67 €',
    'Total HT 62,67 €',
    'TVA 8,5 % sur 62,67 € 5,33 €',
    'Total TTC 68,00 €',
    'Médiateur de la consommation : CM2C, cm2c.net',
    `Journal ${invoice.journalHash?.slice(0, 12)}`,
  ]) {
    expect(read).toContain(words)
  }
  expect(read).toContain(`Karukera Auto · Facture F2026-000001 · ${invoice.journalHash?.slice(0, 12)}`)
})

test('the PDF reads in French and English for a person who speaks English', async () => {
  const { pdf } = await givenInvoice('en')
  const { text, title } = await pdf()
  expect(title).toBe('Facture / Invoice F2026-000001')
  const read = plain(text)
  for (const words of [
    'Location Renault Clio / Rental of Renault Clio 2 36,8664 € 15 % 8,5 % 62,67 €',
    'Total HT / Total before VAT 62,67 €',
    'TVA 8,5 % sur 62,67 € / VAT 8,5% on 62,67 € 5,33 €',
    'Total TTC / Total incl. VAT 68,00 €',
    'Médiateur de la consommation : CM2C, cm2c.net / Consumer mediator: CM2C, cm2c.net',
  ]) {
    expect(read).toContain(words)
  }
})

test('an invoice after an advance states what is left to pay, and that the payments include the advance', async () => {
  const shop = await givenShop(t)
  const { by, params } = shop
  const rental = await shop.contract()
  const ofRental = { ...params, rentalId: rental.id }
  await by.request(createPayment, { params: ofRental, body: { totalAmount: 30, securityDepositAmount: 0 } })
  await by.request(calls.issueInvoice, { params: ofRental, body: { kind: 'advance' } })
  const { id } = await by.request(calls.issueInvoice, { params: ofRental, body: { kind: 'invoice' } })
  const response = await by.send(calls.printInvoice, { params: { ...params, id } })
  const { text } = await readPdf(new Uint8Array(response.body as unknown as Buffer))
  expect(plain(text)).toContain('Total TTC 50,00 € Reste à payer 50,00 €')
  expect(plain(text)).toContain('Paiements de la location, acomptes déjà facturés compris')
})

test('the mentions are never alone on the last page of an invoice with payments', async () => {
  const shop = await givenShop(t)
  const { by, params } = shop
  const alone: string[] = []
  for (const lines of [28, 30, 32, 34, 36]) {
    await by.request(updateCompany, { params, body: { address: Array(lines).fill('Ligne').join('\n') } })
    const rental = await shop.contract({ start: day(2 * lines), end: day(2 * lines + 2) })
    const ofRental = { ...params, rentalId: rental.id }
    await by.request(createPayment, { params: ofRental, body: { totalAmount: 80, securityDepositAmount: 0 } })
    const { id } = await by.request(calls.issueInvoice, { params: ofRental, body: { kind: 'invoice' } })
    const response = await by.send(calls.printInvoice, { params: { ...params, id } })
    const { pages } = await readPdf(new Uint8Array(response.body as unknown as Buffer))
    alone.push(pages.map((text) => (text.match(/Paiements|Mentions/g) ?? []).join(', ')).join(' | '))
  }
  expect(alone.filter((pages) => / \| Mentions/.test(pages))).toEqual([])
})

test('several documents are one PDF, each on a page of its own, and the credit note names its invoice', async () => {
  const { by, params, invoice } = await givenInvoice('fr')
  const note = await by.request(calls.creditInvoice, {
    params: { ...params, id: invoice.id },
    body: { reason: 'Geste' },
  })
  const response = await by.send(calls.printInvoices, { params, query: { ids: `${invoice.id},${note.id}` } })
  const { pages } = await readPdf(new Uint8Array(response.body as unknown as Buffer))
  expect(pages).toHaveLength(2)
  expect(plain(pages[1] ?? '')).toContain('Rectifie le document F2026-000001 du 1er mars 2026')
  expect(plain(pages[1] ?? '')).toContain('Total en votre faveur 68,00 €')
  const unknown = await by.send(calls.printInvoices, { params, query: { ids: `${invoice.id},999999` } })
  expect(unknown.status).toBe(404)
})

test('the mail brings the PDF to the customer, at most five times an hour', async () => {
  const { by, params, invoice } = await givenInvoice('fr')
  const there = { ...params, id: invoice.id }
  expect(await by.request(calls.sendInvoice, { params: there, body: {} })).toEqual({ recipient: 'zoe@example.test' })
  const job = t.jobsOf(invoiceMailJob).at(-1)
  const sent: Message[] = []
  const send = async (message: Message) => void sent.push(message)
  const parts = { db: t.db, files: t.files, pdf: t.pdf, publicUrl: 'https://filao.example', send, now: () => now }
  for (let twice = 0; twice < 2; twice++) await sendInvoiceMail(parts, job as NonNullable<typeof job>)
  expect(sent).toMatchObject([{ to: 'zoe@example.test', subject: 'Facture F2026-000001 – Karukera Auto' }])
  expect(sent[0]?.attachments).toMatchObject([{ fileName: 'Facture-F2026-000001.pdf' }])
  for (let n = 0; n < 4; n++)
    await by.request(calls.sendInvoice, { params: there, body: { email: 'awa@example.test' } })
  expect((await by.send(calls.sendInvoice, { params: there, body: {} })).status).toBe(429)
})
