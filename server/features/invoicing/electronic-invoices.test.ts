import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { updateCompany } from '@filao/domain/company/contract'
import { createCustomer, updateCustomer } from '@filao/domain/customers/contract'
import * as calls from '@filao/domain/invoicing/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { readPdf } from '#testing/pdf'
import { givenShop, now } from '#testing/rentals/shop'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  t.setNow(now)
})
afterAll(() => t.close())

/** Creates a contract that is billed to a company in Guadeloupe, by a seller who states everything. */
async function givenFirm(over: object = {}) {
  const shop = await givenShop(t)
  const { by, params } = shop
  const seller = { legalForm: 'SARL', shareCapital: 10_000, registryCity: 'Pointe-à-Pitre', siret: '73282932000074' }
  const address = '12 rue Frébault\n97110 Pointe-à-Pitre'
  await by.request(updateCompany, { params, body: { ...seller, address, vatNumber: 'FR44732829320' } })
  const firm = await by.request(createCustomer, {
    params,
    body: {
      kind: 'company',
      companyName: 'Alizés Conseil',
      siren: '901840629',
      address: '3 boulevard Légitimus',
      postalCode: '97139',
      city: 'Les Abymes',
      language: 'fr',
      ...over,
    },
  })
  const rental = await shop.contract({ billedCustomerId: firm.id })
  const ofRental = { ...params, rentalId: rental.id }
  const issue = () => by.request(calls.issueInvoice, { params: ofRental, body: { kind: 'invoice' } })
  const xmlOf = async (id: number) => {
    const { status, headers, body } = await by.send(calls.readInvoiceXml, { params: { ...params, id } })
    const content: unknown = body
    return { status, headers, text: Buffer.isBuffer(content) ? content.toString() : JSON.stringify(content) }
  }
  return { ...shop, firm, ofRental, issue, xmlOf }
}

/**
 * Returns true for a font whose glyphs are in the file: in a font file, as drawings, or in the font that it is made of.
 */
function isEmbedded(font: PDFDict): boolean {
  const descriptor = font.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)
  const files = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => PDFName.of(key))
  return (
    font.has(PDFName.of('DescendantFonts')) ||
    font.has(PDFName.of('CharProcs')) ||
    files.some((file) => descriptor?.has(file))
  )
}

test('a company in France gets its invoice and its credit note as XML, as they were issued', async () => {
  const { by, params, firm, issue, xmlOf } = await givenFirm()
  const invoice = await issue()
  expect(invoice.electronicLacks).toEqual([])
  const before = await xmlOf(invoice.id)
  expect(before.status).toBe(200)
  expect(before.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(before.headers['content-disposition']).toContain('Facture-F2026-000001.xml')
  expect(before.text).toContain('<ram:URIID schemeID="0225">901840629</ram:URIID>')
  expect(before.text).toContain(`<ram:GrandTotalAmount>${invoice.total.toFixed(2)}</ram:GrandTotalAmount>`)
  await by.request(updateCustomer, {
    params: { ...params, id: firm.id },
    body: { companyName: 'Autre nom', siren: null },
  })
  expect((await xmlOf(invoice.id)).text).toBe(before.text)
  const note = await by.request(calls.creditInvoice, {
    params: { ...params, id: invoice.id },
    body: { reason: 'Geste' },
  })
  const { text } = await xmlOf(note.id)
  expect(text).toContain('<ram:TypeCode>381</ram:TypeCode>')
  expect(text).toContain('<ram:IssuerAssignedID>F2026-000001</ram:IssuerAssignedID>')
})

test('the PDF is a PDF/A-3b with that XML inside, its fonts and a colour profile', async () => {
  const { by, params, issue, xmlOf } = await givenFirm()
  const { id } = await issue()
  const { body } = await by.send(calls.printInvoice, { params: { ...params, id } })
  const content = new Uint8Array(body as unknown as Buffer)
  const { text, title, attachments, metadata } = await readPdf(content)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('N° F2026-000001')
  expect(title).toBe('Facture F2026-000001')
  expect(attachments).toEqual({ 'factur-x.xml': (await xmlOf(id)).text })
  for (const words of [
    '<pdfaid:part>3</pdfaid:part>',
    '<pdfaid:conformance>B</pdfaid:conformance>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
  ]) {
    expect(metadata).toContain(words)
  }
  const pdf = await PDFDocument.load(content, { updateMetadata: false })
  expect(pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).size()).toBe(1)
  const file = pdf.catalog.lookup(PDFName.of('AF'), PDFArray).lookup(0, PDFDict)
  expect(file.get(PDFName.of('AFRelationship'))).toBe(PDFName.of('Alternative'))
  expect(pdf.context.trailerInfo.ID).toBeDefined()
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
  const dictionaries = objects.filter((object) => object instanceof PDFDict)
  const fonts = dictionaries.filter((object) => object.get(PDFName.of('Type')) === PDFName.of('Font'))
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect(isEmbedded(font)).toBe(true)
  for (const forbidden of ['JavaScript', 'Launch', 'Movie', 'Sound']) {
    expect(dictionaries.some((object) => object.get(PDFName.of('S')) === PDFName.of(forbidden))).toBe(false)
  }
})

test('a customer who is a person gets a plain PDF', async () => {
  const { by, params, contract } = await givenShop(t)
  const { id: rentalId } = await contract()
  const { id } = await by.request(calls.issueInvoice, { params: { ...params, rentalId }, body: { kind: 'invoice' } })
  const { body } = await by.send(calls.printInvoice, { params: { ...params, id } })
  const { attachments } = await readPdf(new Uint8Array(body as unknown as Buffer))
  expect(attachments).toEqual({})
})

test('the preview names the data that is missing, and the document without them has no XML', async () => {
  const { by, ofRental, issue, xmlOf } = await givenFirm({ siren: null, city: null })
  const preview = await by.request(calls.previewInvoice, { params: ofRental, query: { kind: 'invoice' } })
  expect(preview.electronicLacks).toEqual(['buyer_siren', 'buyer_address'])
  const response = await xmlOf((await issue()).id)
  expect(response.status).toBe(404)
  expect(response.text).toContain('il lui manque le SIREN du client et l’adresse du client')
})

test('a company abroad has no electronic invoice, and lacks nothing', async () => {
  const { issue, xmlOf } = await givenFirm({ siren: null, countryCode: 'BE', vatNumber: 'BE0123456789' })
  const { id, electronicLacks } = await issue()
  expect(electronicLacks).toBeNull()
  const response = await xmlOf(id)
  expect(response.status).toBe(404)
  expect(response.text).toContain('Seules les factures et avoirs d’une entreprise en France')
})

test('a company in French Guiana is abroad for VAT and has no electronic invoice, nor has one of a seller there', async () => {
  const cayenne = await givenFirm({ postalCode: '97300', city: 'Cayenne', countryCode: null })
  const bought = await cayenne.issue()
  expect(bought.electronicLacks).toBeNull()
  expect((await cayenne.xmlOf(bought.id)).status).toBe(404)
  const firm = await givenFirm({})
  await firm.by.request(updateCompany, { params: firm.params, body: { countryCode: 'GF' } })
  const sold = await firm.issue()
  expect(sold.electronicLacks).toBeNull()
  expect((await firm.xmlOf(sold.id)).status).toBe(404)
})
