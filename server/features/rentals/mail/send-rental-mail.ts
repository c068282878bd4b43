import { Problem } from '@filao/domain/kernel/problem'
import { addMinutes, localDate, toInstant } from '@filao/domain/kernel/time'
import { checkMailable, checkNotTooMany, checkReminderDue } from '@filao/domain/rentals/mail/mail'
import type { MailRequest } from '@filao/domain/rentals/mail/mail.schema'
import { checkMailedInTime } from '@filao/domain/rentals/status/lapse'
import { checkCompanyProven } from '#features/access/public'
import { listPayments } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { audit } from '#platform/feature/audit'
import { unknown } from '#platform/http/unknown'
import { lockRental } from '../record/queries.ts'
import { mailAbout, type RentalAuthor } from './queue-mail.ts'
import { dueCentsOf } from './texts/about.ts'
import { listMailTimes, loadMailFacts } from './texts/mail-queries.ts'

/**
 * Queues by hand another invitation to accept, or another mail with the document or a receipt. Limited per hour; the
 * rental is locked for the count.
 */
export async function sendRentalMail(
  tx: Tx,
  { userId, enqueue }: RentalAuthor,
  { companyId, id: rentalId }: { companyId: number; id: number },
  request: MailRequest,
  now: string,
) {
  const { kind, line } = request
  const rental = await lockRental(tx, companyId, rentalId)
  checkMailable(kind, rental)
  if (kind === 'reservation' || kind === 'document') checkMailedInTime(rental, now)
  await checkCompanyProven(tx, companyId)
  if (request.kind === 'receipt') await checkPayment(tx, companyId, rentalId, request.paymentId)
  if (kind === 'payment_reminder') await checkReminder(tx, companyId, rentalId, now)
  const earlier = await listMailTimes(tx, { companyId, rentalId, kind, since: addMinutes(now, -60) })
  checkNotTooMany(earlier, now)
  const payment = request.kind === 'receipt' ? { paymentId: request.paymentId } : {}
  const mail = await mailAbout(tx, enqueue, { companyId, rentalId, kind, ...payment, line, now })
  if (!mail) {
    throw new Problem('conflict', {
      fr: 'Ce client n’a pas d’adresse e-mail\u202f: ajoutez-la à sa fiche, puis recommencez.',
      en: 'This customer has no email address: add one to their record, then try again.',
    })
  }
  const changes = { mailId: [null, mail.id] satisfies [null, number] }
  await audit(tx, { companyId, userId, entity: 'rental', entityId: rentalId, action: 'mailed', changes })
  return mail
}

/** Refuses a reminder where nothing is due, and a second one on a day of the departure agency. */
async function checkReminder(tx: Tx, companyId: number, rentalId: number, now: string): Promise<void> {
  const facts = await loadMailFacts(tx, companyId, rentalId)
  const { timezone } = facts.departureAgency
  const since = toInstant(`${localDate(now, timezone)}T00:00`, timezone)
  const times = { companyId, rentalId, kind: 'payment_reminder', since: addMinutes(since, -1) }
  checkReminderDue(
    dueCentsOf(facts),
    (await listMailTimes(tx, times)).filter((at) => Date.parse(at) >= Date.parse(since)),
  )
}

/** Throws 404, at the field, unless the payment is one of the rental's. */
async function checkPayment(tx: Tx, companyId: number, rentalId: number, paymentId: number): Promise<void> {
  const payments = await listPayments(tx, companyId, rentalId)
  if (!payments.some(({ id }) => id === paymentId)) throw unknown({ path: 'paymentId', thing: 'payment' })
}
