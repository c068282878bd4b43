import type { Language } from '@filao/domain/kernel/language.schema'
import { cancellationMailDelay } from '@filao/domain/rentals/cancellation/cancellation'
import { isAboutCancellation, type MailKind, mailsAfter } from '@filao/domain/rentals/mail/mail'
import type { NotifiedRefusal } from '@filao/domain/rentals/public-page/public-page'
import type { AwaitedParty, RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { checkMailBudget, fitsAutomaticMail } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import { insertSentMail } from '#platform/database/tables/sent-mails'
import { defineJob, type Enqueue } from '#platform/jobs/jobs'
import type { KeptBy } from '../document/kept-document.ts'
import { loadMailFacts, type MailFacts } from './texts/mail-queries.ts'
import { mailText } from './texts/text.ts'

/**
 * The data of a job that sends a mail of `sent_mails`: the rental's status, the one before an answer and why it was
 * refused, and the payment if it is about one.
 */
export type RentalMail = {
  companyId: number
  mailId: number
  status: RentalStatus
  answeredFrom?: RentalStatus
  refusal?: NotifiedRefusal
  paymentId?: number
}

const options = { concurrency: { localConcurrency: 2, localGroupConcurrency: 1 }, sendsMail: true } as const

/**
 * Sends a mail about a rental. It may wait for its document: those of one company are sent one by one, in parallel with
 * those of another.
 */
export const rentalMailJob = defineJob<RentalMail>('rentalMail', options)

/** Sends a mail about a cancellation once it can no longer be taken back. */
export const cancellationMailJob = defineJob<RentalMail>('cancellationMail', {
  ...options,
  delay: cancellationMailDelay,
})

/** The author of a change of a rental, with the queue of its mails. */
export type RentalAuthor = KeptBy & { enqueue: Enqueue }

type AskedMail = {
  companyId: number
  rentalId: number
  kind: MailKind
  /** The key of a mail that may be sent only once. */
  dedupe?: string
  /** The payment of a receipt. */
  paymentId?: number
  /** The status before the customer's answer. */
  answeredFrom?: RentalStatus
  /** The reason for which the customer's acceptance was refused. */
  refusal?: NotifiedRefusal
  /** True for a mail that nobody asked for just now: above the company's budget it is left out, not refused. */
  isAutomatic?: boolean
  /** The agent's own words in it. */
  line?: string | null | undefined
  /** The time of the request. */
  now: string
}

/**
 * Queues a mail about a rental in the transaction of its change: it leaves after the commit, or never. Returns
 * undefined when the reader has no address, when the mail was queued before, and when the company is not proven.
 * Throws `too_many_requests` when the company's budget of mails is used up.
 */
export async function mailAbout(tx: Tx, enqueue: Enqueue, requested: AskedMail) {
  const {
    companyId,
    rentalId,
    kind,
    dedupe,
    paymentId,
    answeredFrom,
    refusal,
    isAutomatic = false,
    line = null,
    now,
  } = requested
  const facts = await loadMailFacts(tx, companyId, rentalId)
  const reader = readerOf(kind, facts)
  if (!reader || !facts.isProven) return undefined
  if (!isAutomatic) await checkMailBudget(tx, { companyId, now })
  else if (!(await fitsAutomaticMail(tx, { companyId, now }))) return undefined
  const about = { ...facts, language: reader.language, publicUrl: '', line: null, answeredFrom, refusal }
  const { subject } = await mailText(tx, kind, about)
  const mail = await insertSentMail(tx, {
    companyId,
    rentalId,
    kind,
    recipient: reader.email,
    subject,
    line,
    dedupe: dedupe ?? null,
    queuedAt: now,
  })
  if (!mail) return undefined
  await enqueue(tx, isAboutCancellation(kind) ? cancellationMailJob : rentalMailJob, {
    companyId,
    mailId: mail.id,
    status: facts.status,
    ...(answeredFrom === undefined ? {} : { answeredFrom }),
    ...(refusal === undefined ? {} : { refusal }),
    ...(paymentId === undefined ? {} : { paymentId }),
  })
  return { ...mail, kind }
}

type Awaiting = { status: RentalStatus; awaits: AwaitedParty | null }
type Moved = Awaiting & { id: number; companyId: number }

/** An agent's choice about the mail to the customer; see `AskedMail` for `isAutomatic`. */
type MailChoice = { isMailed: boolean; isAutomatic?: boolean; line: string | null }

/**
 * Queues the mails for a change of status, and another invitation where the customer is asked again, unless the agent
 * leaves them out.
 */
export async function notifyOfMove(
  tx: Tx,
  by: RentalAuthor,
  before: Awaiting,
  { id: rentalId, companyId, status, awaits }: Moved,
  now: string,
  { isMailed, isAutomatic = by.authorKind === 'customer', line }: MailChoice = { isMailed: true, line: null },
): Promise<void> {
  if (!isMailed) return
  const isAskedAgain = before.awaits === 'agency' && awaits === 'customer'
  const moved = mailsAfter({ from: before.status, to: status, byCustomer: by.authorKind === 'customer' })
  const kinds: MailKind[] = isAskedAgain ? ['reservation'] : moved
  const requested = { companyId, rentalId, line, now, answeredFrom: before.status, isAutomatic }
  for (const kind of kinds) await mailAbout(tx, by.enqueue, { ...requested, kind })
}

/** Returns the reader of a mail and their language; null without an address. */
export function readerOf(
  kind: string,
  { customer, company, founderEmail, founderLanguage }: MailFacts,
): { email: string; language: Language } | null {
  if (kind !== 'answer') return customer.email ? { email: customer.email, language: customer.language } : null
  const email = company.email ?? founderEmail
  return email ? { email, language: founderLanguage ?? 'fr' } : null
}
