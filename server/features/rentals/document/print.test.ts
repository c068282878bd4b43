import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { updateCustomer } from '@filao/domain/customers/contract'
import { sendRentalMail as askForMail } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Message } from '#platform/mail/mail'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenDraft, printableAt } from '#testing/given-document'
import { readPdf } from '#testing/pdf'
import { rentalMailJob } from '../mail/queue-mail.ts'
import { sendRentalMail } from '../mail/send-mail.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  t.setNow('2026-03-01T12:00:00Z')
})
afterAll(() => t.close())

/** Creates a company with a rental, and requests its PDF over a connection that may be cut. */
async function givenPrinter() {
  const { by, params, rental, customer, move } = await givenDraft(t)
  const ask = () => askForPdf(by, printableAt(by.companyId, rental.id))
  /** Requests a mail with the document, and sends it as the job does. */
  const mail = async () => {
    await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { email: 'zoe@example.test' } })
    await move('quote')
    await by.request(askForMail, { params: { ...params, id: rental.id }, body: { kind: 'document' } })
    const job = t.jobsOf(rentalMailJob).findLast(({ companyId }) => companyId === by.companyId)
    const sent: Message[] = []
    const send = async (message: Message) => void sent.push(message)
    const parts = { db: t.db, files: t.files, pdf: t.pdf, publicUrl: 'https://filao.example', send }
    await sendRentalMail({ ...parts, now: () => '2026-03-01T12:00:00Z' }, job as NonNullable<typeof job>)
    return sent
  }
  return { companyId: by.companyId, ask, mail }
}

function askForPdf(by: Member, path: string) {
  const { port } = t.app.server.address() as AddressInfo
  const asking = request({ port, path: `/api${path}?format=pdf`, headers: { cookie: by.cookie } })
  const answer = new Promise<Uint8Array | null>((resolve) => {
    asking.on('error', () => resolve(null))
    asking.on('response', async (response) => resolve(Buffer.concat(await response.toArray())))
  })
  asking.end()
  return { answer, leave: () => asking.destroy() }
}

/** Records the company of each page, and holds the pages of one company until they are released. */
function watch(heldCompany: number) {
  const { renderPdf } = t.pdf
  onTestFinished(() => {
    t.pdf.renderPdf = renderPdf
  })
  const seen = { ordered: [] as number[], made: [] as number[], left: [] as number[] }
  const released = Promise.withResolvers<void>()
  t.pdf.renderPdf = async (order) => {
    const { companyId } = order
    seen.ordered.push(companyId)
    const makePage = async () => {
      seen.made.push(companyId)
      if (companyId === heldCompany) await released.promise
      return await order.makePage()
    }
    order.signal?.addEventListener('abort', () => seen.left.push(companyId))
    return await renderPdf({ ...order, makePage })
  }
  return { ...seen, release: released.resolve }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(5)
}

test('a long queue of one company, half of it abandoned, delays no other company', async () => {
  const [a, b] = [await givenPrinter(), await givenPrinter()]
  const { ordered, made, left, release } = watch(a.companyId)
  const requested = [a.ask()]
  await until(() => made.length === 1)
  for (let n = 0; n < 4; n++) requested.push(a.ask())
  await until(() => ordered.length === 5)

  const pdf = await b.ask().answer
  expect((await readPdf(pdf as Uint8Array)).text).toContain('Zoé Éboué')
  expect((await b.mail()).map(({ attachments }) => attachments?.length)).toEqual([1])
  expect(made).toEqual([a.companyId, b.companyId, b.companyId])

  for (const { leave } of requested.slice(3)) leave()
  await until(() => left.length === 2)
  release()
  const responses = await Promise.all(requested.map(({ answer }) => answer))
  expect(responses.map((answer) => answer !== null)).toEqual([true, true, true, false, false])
  expect(made.filter((companyId) => companyId === a.companyId)).toHaveLength(3)
})

test('a mail with a document uses the turn of its own company', async () => {
  const [a, b] = [await givenPrinter(), await givenPrinter()]
  const { ordered, made, release } = watch(a.companyId)
  const first = a.ask()
  await until(() => made.length === 1)
  const mail = a.mail()
  await until(() => ordered.length === 2)
  await b.ask().answer
  expect(made).toEqual([a.companyId, b.companyId])
  release()
  expect((await mail).map(({ attachments }) => attachments?.length)).toEqual([1])
  expect(await first.answer).not.toBeNull()
})
