import { getRentalTerms, updateAgency, updateCompany } from '@filao/domain/company/contract'
import { noteDamage } from '@filao/domain/fleet/contract'
import type { CheckCreation } from '@filao/domain/rentals/check/check.schema'
import { createPayment, getRentalDocument, recordCheck, updateRental } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenOption, givenPicture } from '#testing/given'
import { givenDraft, page, pdf, printableAt } from '#testing/given-document'
import { readPdf } from '#testing/pdf'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-03-01T12:00:00Z'))

const heading = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]

describe('the printed document', () => {
  test('has a title that depends on the status', async () => {
    const { print, move } = await givenDraft(t)
    const headings = [heading((await print()).html)]
    for (const status of ['quote', 'validating', 'pending', 'cancelled'] as const) {
      await move(status)
      headings.push(heading((await print()).html))
    }
    expect(headings).toEqual(['Devis', 'Devis', 'Réservation', 'Contrat', 'Contrat (annulé)'])
  })

  test('goes on from page to page where its price is long, without a sum or heading alone', async () => {
    const { by, params, rental, pdf } = await givenDraft(t)
    const optionIds: number[] = []
    for (let n = 0; n < 40; n++) optionIds.push((await givenOption(by, { name: `Option n${n}.` })).id)
    await by.request(updateRental, { params: { ...params, id: rental.id }, body: { optionIds } })
    const { pages } = await readPdf((await pdf()).content)
    const [first = '', second = ''] = pages
    expect(first).toMatch(/Prix.*Option n1\./s)
    expect(second).toMatch(/Désignation.*Option n38\..*Option n39\..*Total TTC/s)
  })

  test('keeps the sums of a long price together where a page ends among them', async () => {
    const { by, params, rental, pdf } = await givenDraft(t)
    const optionIds: number[] = []
    for (let n = 0; n < 49; n++) optionIds.push((await givenOption(by, { name: `Option n${n}.` })).id)
    await by.request(updateRental, { params: { ...params, id: rental.id }, body: { optionIds } })
    for (const lines of [14, 16]) {
      const address = Array.from({ length: lines }, (_, n) => `Ligne ${n}`).join('\n')
      await by.request(updateCompany, { params, body: { address } })
      const { pages } = await readPdf((await pdf()).content)
      expect(pages.find((text) => text.includes('Total TTC'))).toContain('Total HT')
    }
  })

  test('keeps the headings of the drivers whole beside long names', async () => {
    const firstName = 'Marie-Antoinette Françoise Élisabeth'
    const lastName = 'de Saint-Barthélemy-Desrivières-Beauharnais de la Pagerie'
    const { pdf } = await givenDraft(t, { customer: { firstName, lastName, drivingLicenseIssuedOn: '2010-08-08' } })
    expect((await readPdf((await pdf()).content)).text).toContain('Catégories')
  })

  test('begins a long list of damages under the readings', async () => {
    const { by, params, vehicle, move, pdf } = await givenDraft(t)
    const address = Array.from({ length: 24 }, (_, n) => `Ligne ${n}`).join('\n')
    await by.request(updateCompany, { params, body: { address } })
    const comment = 'Rayure profonde sur l’aile avant gauche, jusqu’à la tôle, constatée en présence du client'
    const damage = { view: 'left', x: 0.5, y: 0.5, kind: 'scratch', size: 'medium', comment } as const
    for (let n = 0; n < 24; n++) {
      await by.request(noteDamage, { params: { ...params, vehicleId: vehicle.id }, body: damage })
    }
    await move('pending')
    const { pages } = await readPdf((await pdf()).content)
    const readings = pages.find((text) => text.includes('Relevés'))
    expect(readings).toMatch(/État du véhicule.*jusqu’à la tôle/s)
  })

  test('keeps the signatures of the return on one page with those of the departure', async () => {
    const { by, params, rental, move, pdf } = await givenDraft(t)
    await move('pending')
    const own = { ...params, rentalId: rental.id }
    const customerSignature = { by: 'Zoé Éboué', strokes: [[0, 0, 10, 10]] }
    t.setNow('2026-03-10T14:05:00Z')
    await by.request(recordCheck, { params: own, body: { stage: 'delivery', odometer: 12_350, customerSignature } })
    t.setNow('2026-03-13T14:00:00Z')
    await by.request(recordCheck, { params: own, body: { stage: 'return', odometer: 12_800, customerSignature } })
    const signed: string[] = []
    for (const clauses of [0, 4, 8, 12, 16]) {
      await by.request(updateCompany, { params, body: { contractTerms: '<p>Clause courte.</p>'.repeat(clauses) } })
      const { pages } = await readPdf((await pdf()).content)
      signed.push(
        pages
          .map((text) => (text.match(/Signé au (départ|retour)/g) ?? []).join(', '))
          .filter(Boolean)
          .join(' | '),
      )
    }
    expect(new Set(signed)).toEqual(new Set(['Signé au départ, Signé au retour']))
  })

  test('keeps a payment on the first page of its receipt where what is billed has no room there', async () => {
    const { by, params, rental, move } = await givenDraft(t)
    const optionIds: number[] = []
    for (let n = 0; n < 7; n++) optionIds.push((await givenOption(by, { name: `Option n${n}.` })).id)
    await by.request(updateRental, { params: { ...params, id: rental.id }, body: { optionIds } })
    const address = Array.from({ length: 24 }, (_, n) => `Ligne ${n}`).join('\n')
    await by.request(updateCompany, { params, body: { address } })
    await move('pending')
    const own = { ...params, rentalId: rental.id }
    const { id } = await by.request(createPayment, { params: own, body: { totalAmount: 20, securityDepositAmount: 0 } })
    const at = `/companies/${by.companyId}/rentals/${rental.id}/payments/${id}/receipt`
    const [first = '', second = ''] = (await readPdf((await pdf(t, by, at)).content)).pages
    expect(first).toMatch(/Ce paiement.*20,00/s)
    expect(second).toMatch(/Ce qui est facturé.*Total TTC/s)
  })

  test('is a complete page in a company’s language, with people, vehicle, dates and amounts', async () => {
    const customer = { kind: 'company', companyName: 'Zoé Éboué Ltd', language: 'en' } as const
    const { print, rental } = await givenDraft(t, { customer })
    const { status, type, html } = await print()
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    for (const words of [rental.publicId, 'Zoé Éboué Ltd', '12,345', 'Tue 10 Mar 2026, 10:00', 'Aéroport']) {
      expect(html).toContain(words)
    }
    expect(html).toContain('3 days × €40.00')
    expect(html).toContain('€120.00')
    expect(html).toMatch(/Total excl. VAT.*€110\.60.*VAT 8\.5%.*€9\.40.*Total incl\. VAT.*€120\.00/)
  })

  test('of an English-speaking person is in French and English, and marks terms in French as such', async () => {
    const vehicle = { fuel: 'Essence', transmission: 'Manuelle' }
    const { by, params, print } = await givenDraft(t, { customer: { language: 'en' }, vehicle })
    const french = '<p>Le véhicule est rendu avec le plein.</p>'
    const english = '<p>The vehicle must be returned with a full tank.</p>'
    await by.request(updateCompany, { params, body: { rentalTerms: french, contractTerms: english } })
    const { html } = await print()
    expect(html).toMatch(/^<!doctype html><html lang="fr">/)
    expect(html).toContain('Essence / Petrol · Manuelle / Manual')
    expect(html).toMatch(/<h1>Devis<\/h1><p class="document-other-title" lang="en">Quote<\/p>/)
    expect(html).toMatch(/mar\. 10 mars 2026, 10h00.*Tue 10 Mar 2026, 10:00/)
    expect(html).toMatch(/3 jours \/ 3 days × 40,00\s€.*Total TTC \/ Total incl. VAT.*120,00\s€/)
    expect(html).toMatch(/and conditions \(en français \/ in French\)<\/h2><div class="document-rich" lang="fr">/)
    expect(html).toMatch(/Contract terms<\/h2><div class="document-rich" lang="en">/)
  })

  test('of a cancelled rental asks for no money, and shows what was paid', async () => {
    const { by, params, rental, move, print } = await givenDraft(t)
    await move('pending')
    await by.request(updateRental, { params: { ...params, id: rental.id }, body: { status: 'cancelled' } })
    const unpaid = (await print()).html
    expect(unpaid).toContain('120,00')
    expect(unpaid).toMatch(/Reste à payer<.*?>0,00/)
    expect(unpaid).not.toMatch(/Caution|Franchise/)
    const other = await givenDraft(t)
    await other.move('pending')
    const at = { ...other.params, rentalId: other.rental.id }
    await other.by.request(createPayment, { params: at, body: { totalAmount: 100, securityDepositAmount: 300 } })
    const body = { status: 'cancelled', isMoneyHeldConfirmed: true } as const
    await other.by.request(updateRental, { params: { ...other.params, id: other.rental.id }, body })
    const { html } = await other.print()
    expect(html).toMatch(/Déjà payé.*100,00.*Reste à payer<.*?>0,00.*Caution déposée <strong>300,00/)
    expect(html).not.toMatch(/Rendue au retour|Franchise/)
  })

  test('shows « Gratuit » for an option that has neither a price nor a price per day', async () => {
    const { print } = await givenDraft(t)
    expect((await print()).html).toMatch(/Rehausseur<\/th><td><\/td><td>Gratuit<\/td>/)
  })

  test('fills the placeholders of the terms, and shows no blank ones', async () => {
    const { by, params, print } = await givenDraft(t, { customer: { firstName: '<script>alert(1)</script>' } })
    expect((await print()).html).not.toContain('Conditions du contrat')
    const contractTerms = '<p>{{company}}, {{customer}}, {{vehicle}}, {{start}}, {{end}}</p>'
    const { name } = await by.request(updateCompany, { params, body: { contractTerms } })
    const { html } = await print()
    expect(html).toContain('Conditions du contrat')
    const text = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    expect(text).toMatch(
      new RegExp(`<p>${name}, <script>alert\\(1\\)</script> Éboué, Renault Clio A\\w-\\d{3}-GP, mar\\.`),
    )
    expect(html).not.toContain('<script>alert')
  })

  test('shows the text of terms that are nested extremely deep', async () => {
    const { by, params, print } = await givenDraft(t)
    const contractTerms = `<p>${'<strong>'.repeat(5000)}Article 1${'</strong>'.repeat(5000)}</p><p>Article 2</p>`
    await by.request(updateCompany, { params, body: { contractTerms } })
    const { status, html } = await print()
    expect([status, html]).toEqual([200, expect.stringMatching(/Article 1<.*Article 2</)])
  })

  test('does not contain the public code', async () => {
    const { by, params, rental, print } = await givenDraft(t)
    const document = await by.request(getRentalDocument, { params: { ...params, id: rental.id } })
    expect(document.rental).not.toHaveProperty('code')
    expect((await print()).html).not.toContain(rental.code)
  })

  test('is visible to its company only', async () => {
    const { by, rental } = await givenDraft(t)
    const stranger = await t.company()
    const at = printableAt(by.companyId, rental.id)
    expect((await page(t, stranger, at)).status).toBe(404)
    expect((await page(t, stranger, `${at}?format=pdf`)).status).toBe(404)
    expect((await page(t, stranger, printableAt(stranger.companyId, rental.id))).status).toBe(404)
    expect((await page(t, { cookie: '' }, at)).status).toBe(401)
  })

  test('names the territory in which VAT does not apply, and the reason', async () => {
    const { by, params, rental, print } = await givenDraft(t)
    await by.request(updateCompany, { params, body: { countryCode: 'GF', vatRate: null } })
    const cayenne = { postalCode: '97300', city: 'Cayenne' }
    await by.request(updateAgency, { params: { ...params, id: rental.departureAgencyId }, body: cayenne })
    const { html } = await print()
    expect(html).toContain('TVA non applicable, article 294, 1 du CGI')
    expect(html).not.toContain('TTC')
  })

  test('shows the end of a quote’s validity, which is its start at the latest', async () => {
    const { by, params, print, move } = await givenDraft(t)
    await move('quote')
    expect((await print()).html).toMatch(/Valable jusqu’au <strong>mar\. 10 mars 2026/)
    await move('draft')
    await by.request(updateCompany, { params, body: { quoteValidityDays: 5 } })
    await move('quote')
    expect((await print()).html).toMatch(/Valable jusqu’au <strong>ven\. 6 mars 2026/)
  })

  test('contains the logo itself', async () => {
    const { by, params, print } = await givenDraft(t)
    const logoUrl = await givenPicture(by, { path: 'companyLogos', resize: 512 })
    await by.request(updateCompany, { params, body: { logoUrl } })
    const { html } = await print()
    expect(html).toContain('<img src="data:image/png;base64,')
    expect(html).not.toContain(logoUrl)
  })

  test('numbers the known damages and those of each check, with readings, payments and signatures', async () => {
    const { by, params, rental, vehicle, move, print } = await givenDraft(t)
    const scratch = { view: 'left', x: 0.25, y: 0.5, kind: 'scratch', size: 'small' } as const
    await by.request(noteDamage, { params: { ...params, vehicleId: vehicle.id }, body: scratch })
    await move('pending')
    const rentalParams = { ...params, rentalId: rental.id }
    await by.request(createPayment, { params: rentalParams, body: { totalAmount: 100, securityDepositAmount: 0 } })
    t.setNow('2026-03-10T14:05:00Z')
    const delivery: CheckCreation = {
      stage: 'delivery',
      odometer: 12_350,
      fuelLevel: '4/4',
      damages: [{ ...scratch, view: 'front', kind: 'dent', comment: 'Plaque tordue' }],
      customerSignature: { by: 'Zoé Éboué', strokes: [[0, 0, 10, 10]] },
    }
    await by.request(recordCheck, { params: rentalParams, body: delivery })
    t.setNow('2026-03-13T14:00:00Z')
    const back: CheckCreation = {
      stage: 'return',
      odometer: 12_800,
      fuelLevel: '3/4',
      damages: [{ ...scratch, kind: 'crack' }],
    }
    await by.request(recordCheck, { params: rentalParams, body: back })
    const { html } = await print()
    const text = html.replaceAll(/<(style|svg)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, '|')
    expect(text).toMatch(
      /Connus avant le départ.*1\|.*Rayure.*côté gauche.*Constatés au départ.*2\|.*Bosse.*avant.*Plaque tordue.*Constatés au retour.*3\|.*Fissure/,
    )
    expect(text).toMatch(
      /mar\. 10 mars 2026, 10h05.*12\s350\skm.*4\/4.*ven\. 13 mars 2026, 10h00.*12\s800\skm.*450\skm/,
    )
    expect(text).toMatch(/Reçu.*100,00\s€.*Reste à payer.*20,00\s€/)
    expect(html).toContain('<path d="M0 0L10 10"')
    // A quarter of the left view, half way down.
    expect(html).toContain('translate(336 117)')
  })
})

describe('terms of very many elements', () => {
  const items = (count: number) => `<ul>${'<li>Clause</li>'.repeat(count - 1)}</ul>`

  test('are refused with a message; those stored before stay, and are printed', async () => {
    const { by, params, print, pdf } = await givenDraft(t)
    await by.request(updateCompany, { params, body: { rentalTerms: items(3000) } })
    const refused = await by.send(updateCompany, { params, body: { contractTerms: items(3001) } })
    expect(refused).toMatchObject({
      status: 422,
      body: {
        detail: expect.stringContaining('3\u202f000 au plus'),
        errors: [{ path: 'contractTerms', code: 'too_many_elements' }],
      },
    })
    // Closing tags alone become paragraphs.
    expect((await by.send(updateCompany, { params, body: { contractTerms: '</p>'.repeat(3001) } })).status).toBe(422)
    const stored = items(7000)
    await t.db.pool.query('update companies set rental_terms = $1 where id = $2', [stored, by.companyId])
    expect((await by.request(getRentalTerms, { params })).rentalTerms).toBe(stored)
    await by.request(updateCompany, { params, body: { rentalTerms: stored, contractTerms: '<p>Fin</p>' } })
    expect((await print()).html.split('<li>Clause').length).toBe(7000)
    const { status, content } = await pdf()
    expect([status, (await readPdf(content)).isTagged]).toEqual([200, false])
  })

  test.each([
    ['headings', '<h2>Article</h2>'.repeat(3000)],
    ['letters without a space', `<p>${'x'.repeat(190_000)}</p>`],
  ])('are printed even in the slowest case: %s', async (_name, terms) => {
    const { by, params, pdf } = await givenDraft(t)
    await by.request(updateCompany, { params, body: { rentalTerms: terms, contractTerms: terms } })
    expect((await pdf()).status).toBe(200)
  })
})

describe('the document as PDF', () => {
  test('has the name of its kind, and shows everything on numbered A4 pages', async () => {
    const { by, params, rental, move, pdf } = await givenDraft(t)
    const article = '<h2>Article</h2><p>Le locataire s’engage à restituer le véhicule à l’heure convenue.</p>'
    const rentalTerms = `<p>Loueur\u202f: {{company}}</p>${article.repeat(90)}<p>Fin des conditions générales</p>`
    const { name } = await by.request(updateCompany, { params, body: { rentalTerms } })
    await move('pending')
    const { status, type, file, content } = await pdf()
    expect([status, type]).toEqual([200, 'application/pdf'])
    expect(file).toContain(`filename="Contrat-${rental.publicId}.pdf"`)
    const { pages, text, title, language, isTagged, size } = await readPdf(content)
    expect(pages.length).toBeGreaterThanOrEqual(4)
    for (const [at, one] of pages.entries()) {
      expect(one).toContain(`page ${at + 1} / ${pages.length}`)
      expect(one).toContain(`${name} · Contrat ${rental.publicId}`)
    }
    for (const words of [
      'Zoé Éboué',
      'Aéroport',
      'mar. 10 mars 2026, 10h00',
      '120,00 €',
      'Loueur : ',
      'Caution',
      'Franchise',
    ]) {
      expect(text.replaceAll(/\s/g, ' ')).toContain(words)
    }
    expect(pages.at(-1)).toContain('Fin des conditions générales')
    expect([title, language, isTagged]).toEqual([`Contrat ${rental.publicId}`, 'fr', true])
    expect(size.map(Math.round)).toEqual([0, 0, 595, 842])
  })

  test('keeps the number of a page on its line beside a long name of the company', async () => {
    const { by, params, pdf } = await givenDraft(t)
    await by.request(updateCompany, { params, body: { name: 'Location de véhicules de tourisme '.repeat(5).trim() } })
    expect((await readPdf((await pdf()).content)).pages[0]).toMatch(/page 1 \/ \d/)
  })

  test('with hostile terms runs nothing and loads nothing', async () => {
    const { by, params, move, pdf, print } = await givenDraft(t, { customer: { firstName: '"}</style><b>x</b>' } })
    const hostile =
      '<p>Avant<script>document.body.textContent="pwned"</script><img src="http://192.0.2.1/x.png" onerror="alert(1)">' +
      '<iframe src="file:///etc/passwd"></iframe><style>@import "http://192.0.2.1/x.css"; body{display:none}</style>' +
      '<a href="javascript:alert(1)" style="position:fixed">lien</a><svg onload="alert(1)"></svg>{{customer}}</p>'
    await by.request(updateCompany, {
      params,
      body: { rentalTerms: hostile, name: '</style><script>alert(2)</script>"' },
    })
    await move('pending')
    const { html } = await print()
    expect(html.match(/<(script|img|iframe|style|b)\b[^>]{0,40}/g)).toEqual([
      '<style',
      expect.stringMatching(/^<img src="data:image\/svg/),
      '<script src="/print.js"',
    ])
    expect(html).not.toMatch(/192\.0\.2\.1|javascript:/)
    const { text } = await readPdf((await pdf()).content)
    expect(text).toContain('Avant')
    expect(text).toContain('"}</style><b>x</b>')
    expect(text).not.toMatch(/pwned|root:/)
  })
})
