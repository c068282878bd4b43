import { listAudit } from '@filao/domain/access/contract'
import { updateCompany } from '@filao/domain/company/contract'
import { updateCustomer } from '@filao/domain/customers/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { TemplatePreviewRequest } from '@filao/domain/rentals/mail/template.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Message } from '#platform/mail/mail'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { rentalMailJob } from './mail/queue-mail.ts'
import { sendRentalMail } from './mail/send-mail.ts'

const publicUrl = 'https://filao.example'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: publicUrl })
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Sends the mails queued for a company, and returns those that left. */
async function delivered(by: Member): Promise<Message[]> {
  const sent: Message[] = []
  const send = async (message: Message) => {
    sent.push(message)
  }
  const parts = { db: t.db, files: t.files, pdf: null as never, send, publicUrl, now: () => noon(0) }
  for (const job of t.jobsOf(rentalMailJob)) if (job.companyId === by.companyId) await sendRentalMail(parts, job)
  return sent
}

/** Offers a reservation to Zoé, in her language, and returns the mail that invites her. */
async function invited(counter: Awaited<ReturnType<typeof givenCounter>>, language: 'fr' | 'en', start: string) {
  const { by, params, customer, wanted, send } = counter
  const body = { email: 'zoe@example.test', language }
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body })
  const end = new Date(Date.parse(start) + 3 * 86_400_000).toISOString()
  const rental = await by.request(calls.createRental, { params, body: { ...wanted, start, end } })
  await send(rental.id, { status: 'validating' })
  const [mail, ...more] = await delivered(by)
  expect(more).toEqual([])
  return { mail: mail as Message, rental }
}

const french = {
  subject: 'Votre {{véhicule}} vous attend ({{location}})',
  body: 'Bonjou {{client}},\n\nRendez-vous à <b>{{agence_départ}}</b>\nle {{départ}}.\n\nFrais de {{prix}}.',
}
const put = async (by: Member, language: 'fr' | 'en', words: { subject: string; body: string } | null) => {
  const body = { kind: 'reservation' as const, language, words }
  const all = await by.request(calls.putMessageTemplate, { params: { companyId: by.companyId }, body })
  return all.find((one) => one.kind === body.kind && one.language === language) ?? expect.fail()
}

describe('the company’s own words', () => {
  test('are mailed in the customer’s language, as text, within the frame; the other language keeps the original ones', async () => {
    const counter = await givenCounter(t)
    const { by } = counter
    await put(by, 'fr', french)
    const { mail, rental } = await invited(counter, 'fr', noon(2))
    expect(mail.subject).toBe(`Votre Renault Clio vous attend (${rental.publicId})`)
    expect(mail.text).toContain('Bonjou Zoé Éboué,\n\nRendez-vous à <b>')
    expect(mail.text).toContain('</b>\nle mar. 3 mars 2026, 8h00.\n\nFrais de 120,00\u00a0€.')
    expect(mail.html).toContain('Rendez-vous à &lt;b&gt;')
    expect(mail.html).toContain('&lt;/b&gt;<br>le mar. 3 mars 2026, 8h00.</p>')
    expect(mail.html).toContain(`href="${publicUrl}/l/${rental.code}"`)
    expect(mail.text).not.toContain('Il ne manque que votre accord')
    const english = await invited(counter, 'en', noon(10))
    expect(english.mail.subject).toMatch(/^Your reservation .+ please confirm$/)
    await put(by, 'en', { subject: '{{customer}}: {{price}}', body: 'Hi {{customer}}' })
    const { mail: own } = await invited(counter, 'en', noon(20))
    expect([own.subject, own.text.slice(0, 12)]).toEqual(['Zoé Éboué: €120.00', 'Hi Zoé Éboué'])
  })

  test('are shown before an agent sends them, with the agent’s line after the first paragraph', async () => {
    const counter = await givenCounter(t)
    const { by, params } = counter
    await put(by, 'fr', french)
    const { rental } = await invited(counter, 'fr', noon(2))
    const preview = await by.request(calls.previewRentalMail, {
      params: { ...params, id: rental.id },
      body: { kind: 'reservation', line: 'À bientôt' },
    })
    expect(preview.html).toMatch(/Bonjou Zoé Éboué,<\/p><p[^>]+>À bientôt<\/p><p[^>]+>Rendez-vous/)
  })

  test('are another company’s alone, and go back to the original ones', async () => {
    const [ours, theirs] = [await givenCounter(t), await givenCounter(t)]
    await put(theirs.by, 'fr', french)
    expect((await invited(ours, 'fr', noon(2))).mail.subject).toMatch(/^Votre réservation .+ à confirmer$/)
    const saved = await put(ours.by, 'fr', french)
    expect(saved).toMatchObject({ ...french, isOwn: true, updatedAt: expect.any(String) })
    const reset = await put(ours.by, 'fr', null)
    expect(reset).toMatchObject({ ...reset.original, isOwn: false, updatedAt: null })
    expect((await invited(ours, 'fr', noon(10))).mail.subject).toMatch(/^Votre réservation .+ à confirmer$/)
    const own = (await theirs.by.request(calls.listMessageTemplates, { params: theirs.params })).filter(
      ({ isOwn }) => isOwn,
    )
    expect(own.map(({ kind, language, subject }) => [kind, language, subject])).toEqual([
      ['reservation', 'fr', french.subject],
    ])
  })

  test('leave a trail with the words before and after, once for each change', async () => {
    const { by, params } = await givenCounter(t)
    for (const words of [null, french, french, null]) await put(by, 'fr', words)
    const entries = await by.request(listAudit, { params, query: { entity: 'company' } })
    const changes = entries.flatMap((entry) =>
      'messageTemplate' in entry.changes ? [entry.changes.messageTemplate] : [],
    )
    const kept = `reservation (fr)\n${french.subject}\n\n${french.body}`
    expect(changes).toEqual([
      [kept, null],
      [null, kept],
    ])
  })

  test('are refused at their field, and to staff', async () => {
    const { by, params } = await givenCounter(t)
    const body = { kind: 'cancelled' as const, language: 'fr' as const, words: { subject: 'a', body: '{{prénom}}' } }
    const refused = await by.send(calls.putMessageTemplate, { params, body })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'words.body', code: 'placeholder' }] } })
    const words = { subject: 'a', body: 'Annulée' }
    const silent = await by.send(calls.putMessageTemplate, { params, body: { ...body, words } })
    expect(silent).toMatchObject({ status: 422, body: { detail: expect.stringContaining('{{frais}}') } })
    const staff = await t.colleague(by, 'staff')
    expect((await staff.send(calls.putMessageTemplate, { params, body })).status).toBe(403)
  })
})

describe('the preview', () => {
  test('shows words with faults too, about the latest rental or a chosen one, and says when there is none', async () => {
    const { by, params, wanted } = await givenCounter(t)
    const preview = (body: Partial<TemplatePreviewRequest>) =>
      by.request(calls.previewMessageTemplate, { params, body: { ...requested, ...body } })
    const words = { subject: '{{rental}}', body: '{{custmer}} <i>{{customer}}</i>' }
    const requested: TemplatePreviewRequest = { kind: 'quote', language: 'en', ...words }
    expect(await preview({})).toMatchObject({ rental: null, html: null })
    await by.request(updateCompany, { params, body: { name: 'Karukera Auto' } })
    const first = await by.request(calls.createRental, { params, body: wanted })
    const last = await by.request(calls.createRental, { params, body: { ...wanted, start: noon(5), end: noon(6) } })
    const shown = await preview({})
    expect(shown).toMatchObject({ rental: { id: last.id, customer: 'Zoé Éboué' }, subject: last.publicId })
    expect(shown.html).toContain('{{custmer}} &lt;i&gt;Zoé Éboué&lt;/i&gt;')
    expect((await preview({ rentalId: first.id })).subject).toBe(first.publicId)
    const invoice = await preview({ kind: 'invoice', subject: '{{document}} {{number}}', body: '{{total}}' })
    expect(invoice.subject).toMatch(/^Invoice 2026-\d+$/)
    const stranger = await givenCounter(t)
    const theirs = await stranger.by.request(calls.createRental, { params: stranger.params, body: stranger.wanted })
    await expect(preview({ rentalId: theirs.id })).rejects.toThrow('404')
  })
})

test('a message has the words of the rental’s state as text, with the address of the customer’s page while it is of use', async () => {
  const { by, params, wanted, send } = await givenCounter(t)
  const { id, code } = await by.request(calls.createRental, {
    params,
    body: { ...wanted, start: noon(2), end: noon(5) },
  })
  const message = () => by.request(calls.getRentalMessage, { params: { ...params, id } })
  expect(await message()).toEqual({ kind: null, text: '' })
  await put(by, 'fr', french)
  await send(id, { status: 'validating' })
  expect(await message()).toEqual({
    kind: 'reservation',
    text: expect.stringMatching(
      new RegExp(`^Bonjou Zoé Éboué,\\n\\nRendez-vous à <b>.+</b>\\nle [^]+\\n\\n${publicUrl}/l/${code}$`),
    ),
  })
  await send(id, { status: 'cancelled' })
  const refused = await message()
  expect(refused.kind).toBe('refused')
  expect(refused.text).not.toContain(publicUrl)
  const stranger = await t.company()
  const other = { params: { companyId: stranger.companyId, id } }
  expect((await stranger.send(calls.getRentalMessage, other)).status).toBe(404)
})
