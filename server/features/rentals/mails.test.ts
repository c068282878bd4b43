import { getMe } from '@filao/domain/access/contract'
import { deleteTeamMember } from '@filao/domain/access/team/contract'
import { updateCompany } from '@filao/domain/company/contract'
import { updateCustomer } from '@filao/domain/customers/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPdfPrinter, type PdfPrinter } from '#platform/pdf/pdf'
import { type TestApp, testApp } from '#testing/app'
import { givenPicture } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'
import { type MailServer, mailServer } from '#testing/mail-server'
import { readPdf } from '#testing/pdf'
import { cancellationMailJob, rentalMailJob } from './mail/queue-mail.ts'
import { remindCustomers } from './mail/remind.ts'
import { sendRentalMail } from './mail/send-mail.ts'

const publicUrl = 'https://filao.example'

let t: TestApp
let pdf: PdfPrinter
let server: MailServer
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: publicUrl })
  pdf = openPdfPrinter({ chromiumPath: null }, t.log)
  server = await mailServer()
})
afterAll(async () => {
  await server.close()
  await pdf.stop()
  await t.close()
})
beforeEach(() => {
  t.setNow(noon(0))
  server.received.length = 0
})

let now = noon(0)
const parts = () => ({ ...server.partsAt(t, now, publicUrl), files: t.files, pdf })

/** Runs the jobs queued for a company, each `times` times, and returns the mails that arrived. */
async function delivered(companyId: number, times = 1) {
  const before = server.received.length
  const jobs = [...t.jobsOf(rentalMailJob), ...t.jobsOf(cancellationMailJob)]
  for (const job of jobs.filter((one) => one.companyId === companyId)) {
    for (let n = 0; n < times; n++) await sendRentalMail(parts(), job)
  }
  return server.received.slice(before)
}

/** Creates a draft of a company with contact data, for a customer with an address. */
async function givenRental(language: 'fr' | 'en' = 'fr', over: object = {}) {
  now = noon(0)
  const counter = await givenCounter(t)
  const { by, params, customer, wanted } = counter
  const about = { name: 'Karukera Auto', phoneNumber: '+590590123456', email: 'contact@karukera.example' }
  await by.request(updateCompany, { params, body: about })
  const person = { email: 'zoe@example.test', language, ...over }
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: person })
  const body = { ...wanted, start: noon(2), end: noon(5) }
  const { id, code, publicId } = await by.request(calls.createRental, { params, body })
  const move = async (status: RentalStatus) => {
    const { status: answered } = await counter.send(id, { status })
    expect(answered).toBe(200)
  }
  const answer = (status: 'pending' | 'cancelled') =>
    t.visitor().request(calls.answerRentalByCode, { params: { code }, body: { status } })
  const send = (kind: 'reservation' | 'document') =>
    by.send(calls.sendRentalMail, { params: { ...params, id }, body: { kind } })
  return {
    ...counter,
    id,
    code,
    publicId,
    move,
    answer,
    sendMail: send,
    arrived: (n = 1) => delivered(by.companyId, n),
  }
}

describe('a reservation', () => {
  test('invites its customer, in the company’s name, with the link to their page', async () => {
    const { move, arrived, code, publicId } = await givenRental()
    await move('validating')
    const [mail, ...more] = await arrived()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      from: { name: 'Karukera Auto via Filao', address: 'no-reply@filao.example' },
      replyTo: [{ address: 'contact@karukera.example' }],
      to: [{ address: 'zoe@example.test' }],
      subject: `Votre réservation ${publicId} chez Karukera Auto\u202f: à confirmer`,
    })
    const link = `${publicUrl}/l/${code}`
    expect(mail?.html).toContain(`href="${link}"`)
    expect(mail?.html).toContain('lang="fr"')
    const text = mail?.text ?? ''
    expect(text).toContain(`Voir et confirmer ma réservation\u202f:\n${link}`)
    for (const words of [
      'Bonjour Zoé Éboué,',
      'Renault Clio',
      'mar. 3 mars 2026, 8h00',
      '120,00\u00a0€',
      '+590 590 12 34 56',
    ]) {
      expect(text).toContain(words)
      expect(mail?.html).toContain(words.replace(/,$/, ''))
    }
  })

  test('names its price as its document does, without VAT where the company charges none', async () => {
    const price = async (company: object) => {
      const { by, params, move, arrived } = await givenRental()
      await by.request(updateCompany, { params, body: company })
      await move('validating')
      return /^Prix.*/m.exec((await arrived())[0]?.text ?? '')?.[0]
    }
    expect(await price({})).toMatch(/^Prix TTC/)
    expect(await price({ vatRate: null })).toBe('Prix\u202f: 120,00\u00a0€')
  })

  test('that is accepted is mailed to customer and company, each in their language', async () => {
    const { move, answer, arrived, id, publicId } = await givenRental('en')
    await move('validating')
    await arrived()
    await answer('pending')
    const mails = await arrived()
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['contact@karukera.example', `Zoé Éboué a accepté la réservation ${publicId}`],
      ['zoe@example.test', `Reservation ${publicId} confirmed`],
    ])
    expect(mails[0]?.from?.name).toBe('Filao')
    expect(mails[0]?.text).toContain(`${publicUrl}/rental/summary/${id}`)
    expect(mails[1]?.text).toContain('Hello Zoé Éboué,')
    expect(mails[1]?.text).toContain('Tue 3 Mar 2026, 08:00')
  })

  test('is answered to the founder’s successor, not to a founder who has left', async () => {
    const { by, params, move, answer, arrived } = await givenRental()
    await by.request(updateCompany, { params, body: { email: null } })
    await move('validating')
    await arrived()
    const successor = await t.colleague(by, 'admin')
    const { email } = await successor.request(getMe)
    await successor.request(deleteTeamMember, { params: { id: by.userId } })
    await answer('cancelled')
    expect((await arrived()).map(({ to }) => to?.[0]?.address)).toEqual([email])
  })

  test('that its customer cancels is mailed to the company, as cancelled, even if it changes before the mail leaves', async () => {
    const { move, answer, arrived, publicId } = await givenRental()
    await move('validating')
    await arrived()
    await answer('cancelled')
    const mails = await arrived()
    expect(mails.map(({ subject }) => subject)).toEqual([`Zoé Éboué a annulé la réservation ${publicId}`])
    expect(mails[0]?.text).toContain('de nouveau libre')
  })

  test('that was still a quote is mailed to the company as declined: it held no vehicle', async () => {
    const { move, answer, arrived, publicId } = await givenRental()
    await move('quote')
    await answer('cancelled')
    const mails = await arrived()
    expect(mails.map(({ subject }) => subject)).toEqual([`Zoé Éboué a refusé le devis ${publicId}`])
    expect(mails[0]?.text).not.toContain('de nouveau libre')
  })

  test.each([
    ['refused', ['validating', 'cancelled'], 'nous ne pouvons pas y donner suite'],
    ['confirmed', ['validating', 'pending'], 'confirmée'],
    ['cancelled', ['pending', 'cancelled'], 'annulée'],
  ] as const)('that staff have %s is told to its customer', async (_what, statuses, words) => {
    const { move, arrived } = await givenRental()
    for (const status of statuses) {
      await arrived()
      await move(status)
    }
    expect((await arrived()).map(({ subject }) => subject)).toEqual([expect.stringContaining(words)])
  })

  test('that is cancelled sends no invitation: a late mail is dropped', async () => {
    const { by, params, id, move, arrived } = await givenRental()
    await move('validating')
    await move('cancelled')
    expect((await arrived()).map(({ subject }) => subject)).toEqual([expect.stringContaining('donner suite')])
    const steps = await by.request(calls.getTimeline, { params: { ...params, id } })
    expect(steps.flatMap(({ mail }) => mail?.kind ?? [])).toEqual(['refused'])
  })
})

describe('a document', () => {
  test('is mailed with the delivery as PDF: the contract', async () => {
    const { by, params, id, publicId, move, deliver, arrived } = await givenRental()
    const logoUrl = await givenPicture(by, { path: 'companyLogos', resize: 512 })
    await by.request(updateCompany, { params, body: { logoUrl } })
    await move('pending')
    expect(await arrived()).toEqual([])
    t.setNow(noon(2))
    await deliver(id)
    const [mail] = await arrived()
    expect(mail?.subject).toBe(`Contrat ${publicId} – Karukera Auto`)
    expect(mail?.html).toContain(`src="${publicUrl}${logoUrl}"`)
    expect(mail?.attachments).toMatchObject([{ filename: `Contrat-${publicId}.pdf`, mimeType: 'application/pdf' }])
    const { text, title } = await readPdf(new Uint8Array(mail?.attachments[0]?.content as ArrayBuffer))
    expect(title).toBe(`Contrat ${publicId}`)
    expect(text).toContain('Zoé Éboué')
  })

  test('of a quote whose departure has passed is not mailed: its customer could no longer accept it', async () => {
    const { move, sendMail, arrived } = await givenRental()
    await move('quote')
    t.setNow(noon(2.1))
    expect(await sendMail('document')).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
    expect(await arrived()).toEqual([])
  })

  test('is mailed by hand, except for a draft or without an address; the invitation only while it is unanswered', async () => {
    const { by, params, customer, move, sendMail } = await givenRental()
    expect(await sendMail('document')).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
    await move('quote')
    const sent = await sendMail('document')
    expect(sent).toMatchObject({
      status: 201,
      body: {
        kind: 'document',
        recipient: 'zoe@example.test',
        sentAt: null,
        subject: expect.stringContaining('Devis'),
      },
    })
    expect(await sendMail('reservation')).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
    await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { email: null } })
    const refused = await sendMail('document')
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('pas d’adresse e-mail') } })
  })
})

test('a reminder to pay names what is due, and never leaves once it is paid', async () => {
  const { by, params, id, move, arrived } = await givenRental('en')
  await move('pending')
  const remind = () =>
    by.request(calls.sendRentalMail, { params: { ...params, id }, body: { kind: 'payment_reminder' } })
  await remind()
  const [mail] = await arrived()
  expect(mail?.subject).toMatch(/€120\.00 still to be paid$/)
  expect(mail?.html).toContain('Our records show that €120.00 is still to be paid to Karukera Auto')
  t.setNow(noon(1))
  await remind()
  const money = { totalAmount: 120, securityDepositAmount: 0 }
  await by.request(calls.createPayment, { params: { ...params, rentalId: id }, body: money })
  expect(await arrived()).toEqual([])
})

test('a receipt is mailed on request, with its PDF', async () => {
  const { by, params, id, publicId, move, arrived } = await givenRental('en')
  await move('pending')
  const pay = (isReceiptMailed?: boolean) =>
    by.request(calls.createPayment, {
      params: { ...params, rentalId: id },
      body: { totalAmount: 60, securityDepositAmount: 0, ...(isReceiptMailed ? { isReceiptMailed } : {}) },
    })
  await pay()
  await pay(true)
  const mails = await arrived()
  expect(mails.map(({ subject }) => subject)).toEqual([`Your receipt – rental ${publicId}`])
  expect(mails[0]?.attachments[0]?.filename).toBe(`Receipt-${publicId}-2.pdf`)
  const { text } = await readPdf(new Uint8Array(mails[0]?.attachments[0]?.content as ArrayBuffer))
  expect(text).toContain('Balance due')
})

describe('a mail that an agent sends', () => {
  test('is shown before as the customer gets it, and has the agent’s own words as text', async () => {
    const { by, params, id, code, move, arrived } = await givenRental('en', { title: 'Mme' })
    await move('quote')
    const line = 'See you <b>soon</b>!\nZoé will be there.'
    const preview = await by.request(calls.previewRentalMail, {
      params: { ...params, id },
      body: { kind: 'document', line },
    })
    expect(preview).toMatchObject({ recipient: 'zoe@example.test', language: 'en' })
    expect(await arrived()).toEqual([])
    await by.request(calls.sendRentalMail, { params: { ...params, id }, body: { kind: 'document', line } })
    const [mail] = await arrived()
    expect(mail?.subject).toBe(preview.subject)
    for (const html of [mail?.html ?? '', preview.html]) {
      expect(html).toContain('Hello Zoé Éboué,</p>')
      expect(html).toContain('See you &lt;b&gt;soon&lt;/b&gt;!</p>')
      expect(html).toContain('Zoé will be there.</p>')
      expect(html).toContain(`href="${publicUrl}/l/${code}"`)
    }
    expect(mail?.attachments[0]?.mimeType).toBe('application/pdf')
  })

  test('is shown without an address, and with the fee of a cancellation to come', async () => {
    const { by, params, id, move } = await givenRental('fr', { email: null })
    await move('pending')
    const preview = (body: { kind: 'cancelled' | 'document'; feeAmount?: number }) =>
      by.request(calls.previewRentalMail, { params: { ...params, id }, body })
    expect(await preview({ kind: 'cancelled' })).toMatchObject({ recipient: null })
    expect((await preview({ kind: 'cancelled' })).html).not.toContain('des frais de')
    expect((await preview({ kind: 'cancelled', feeAmount: 30 })).html).toContain('des frais de 30,00')
    expect((await preview({ kind: 'document' })).html).toContain('Caution')
    await move('cancelled')
    expect((await preview({ kind: 'document' })).html).not.toContain('Caution')
    const stranger = await t.company()
    const other = { params: { companyId: stranger.companyId, id }, body: { kind: 'cancelled' as const } }
    expect((await stranger.send(calls.previewRentalMail, other)).status).toBe(404)
  })
})

describe('the reminder', () => {
  const remind = (at: string) => {
    now = at
    // Runs outside of a call: jobs are recorded as those of the application are.
    return remindCustomers(t.db, t.enqueue, at)
  }

  test('is mailed once on the eve of the return, again when the end moves, and only if enabled', async () => {
    const { by, params, id, move, deliver, send, arrived } = await givenRental()
    await move('pending')
    t.setNow(noon(2))
    await deliver(id)
    await arrived()
    await remind(noon(4, 60))
    expect(await arrived()).toEqual([])
    await by.request(updateCompany, { params, body: { rentalEndNotificationEnabled: true } })
    await remind(noon(4))
    expect(await arrived()).toEqual([])
    await remind(noon(4, 60))
    await remind(noon(4, 75))
    const [mail, ...more] = await arrived()
    expect([mail?.subject, more]).toEqual(['Rappel\u202f: retour de votre véhicule le ven. 6 mars 2026, 8h00', []])
    t.setNow(noon(4, 90))
    expect((await send(id, { end: noon(7) })).status).toBe(200)
    await remind(noon(6, 60))
    expect((await arrived()).map(({ subject }) => subject)).toEqual([expect.stringContaining('dim. 8 mars 2026')])
  })

  test('is not sent after the return', async () => {
    const { by, params, id, move, deliver, takeBack, arrived } = await givenRental()
    await by.request(updateCompany, { params, body: { rentalEndNotificationEnabled: true } })
    await move('pending')
    t.setNow(noon(2))
    await deliver(id)
    await arrived()
    await remind(noon(4, 60))
    t.setNow(noon(4, 90))
    await takeBack(id)
    expect(await arrived()).toEqual([])
  })
})

describe('a mail by hand', () => {
  test('is limited to five an hour, even for simultaneous requests', async () => {
    const { move, sendMail, by } = await givenRental()
    await move('validating')
    const queued = () => t.jobsOf(rentalMailJob).filter(({ companyId }) => companyId === by.companyId).length
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => sendMail('document')))
    const answers = [first, ...others].map((answer) => answer?.status)
    expect(answers.filter((status) => status === 201)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(3)
    expect(queued()).toBe(6)
    t.setNow(noon(0, 18))
    const refused = await sendMail('document')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect((refused.body as unknown as { detail: string }).detail).toMatch(/5 fois en une heure.+dans 42\u00a0minutes/)
    expect(refused.headers['retry-after']).toBe('2520')
    expect((await sendMail('reservation')).status).toBe(201)
    t.setNow(noon(0, 60))
    expect((await sendMail('document')).status).toBe(201)
  })
})

test('each mail leaves once, for any number of runs of its job, and always has the same message id', async () => {
  const { by, params, id, move, arrived } = await givenRental()
  await move('validating')
  const [job] = t.jobsOf(rentalMailJob).filter(({ companyId }) => companyId === by.companyId)
  await Promise.all(Array.from({ length: 8 }, () => sendRentalMail(parts(), job ?? expect.fail())))
  expect(await arrived(3)).toEqual([])
  expect(server.received).toHaveLength(1)
  expect(server.received[0]?.messageId).toMatch(/^<mail-\d+-\d+@filao\.example>$/)
  const [step] = await by.request(calls.getTimeline, { params: { ...params, id } })
  expect(step?.mail?.sentAt).toMatch(/Z$/)
})

test('a mail that the server refuses stays queued, and is sent once by the retry', async () => {
  const refusing = await mailServer({ refusals: 1 })
  try {
    const { by, move } = await givenRental()
    await move('validating')
    const [job] = t.jobsOf(rentalMailJob).filter(({ companyId }) => companyId === by.companyId)
    const { send } = refusing.partsAt(t, now)
    const run = () => sendRentalMail({ ...parts(), send }, job ?? expect.fail())
    await expect(run()).rejects.toThrow('the mail server refused the message: 451')
    await run()
    await run()
    expect([refusing.refused(), refusing.received.length]).toEqual([1, 1])
  } finally {
    await refusing.close()
  }
})

test('a customer without an address is mailed nothing, and no call is refused for it', async () => {
  const { move, arrived } = await givenRental('fr', { email: null })
  await move('validating')
  await move('pending')
  expect(await arrived()).toEqual([])
})

test('names are inserted as text, and never add a recipient', async () => {
  const hostile = { firstName: '<img src=x onerror=alert(1)>', lastName: '"><script>alert(2)</script>' }
  const { by, params, move, arrived } = await givenRental('fr', hostile)
  await by.request(updateCompany, { params, body: { name: '<b>Karukera</b> "Auto", <x@evil.example>' } })
  await move('validating')
  const [mail] = await arrived()
  expect(mail?.html).not.toMatch(/<img src=x|<script|<b>/)
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(mail?.to).toEqual([{ address: 'zoe@example.test', name: '' }])
  expect(mail?.from?.address).toBe('no-reply@filao.example')
})
