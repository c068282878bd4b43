import type { Language } from '@filao/domain/kernel/language'
import { type MailKind, mailsAfter } from '@filao/domain/rentals/mail'
import type { RentalStatus } from '@filao/domain/rentals/status'
import type { Tx } from '#platform/database/connect'
import { insertSentMail } from '#platform/database/tables/sent-mails'
import type { Enqueue } from '#platform/jobs'
import type { KeptBy } from '../document/kept-document.ts'
import { loadMailFacts, type MailFacts } from './mail-queries.ts'
import { mailText } from './texts/text.ts'

/** Who acts on a rental: a member of the company, or with null its customer on their page; and what sends mails about it. */
export type RentalAuthor = KeptBy & { enqueue: Enqueue }

type AskedMail = {
  companyId: number
  rentalId: number
  kind: MailKind
  /** Names what may be told only once. */
  dedupe?: string
  /** Of a receipt. */
  paymentId?: number
  /** When it is asked for. */
  now: string
}

/**
 * Asks for a mail about a rental with the change it tells of: it leaves after the commit, or never. Undefined where nobody
 * can be reached, where it has been told already, and where the company is not proven and writes to nobody yet.
 */
export async function mailAbout(tx: Tx, enqueue: Enqueue, asked: AskedMail) {
  const { companyId, rentalId, kind, dedupe, paymentId, now } = asked
  const facts = await loadMailFacts(tx, companyId, rentalId)
  const reader = readerOf(kind, facts)
  if (!reader || !facts.isProven) return undefined
  const { subject } = mailText(kind, { ...facts, language: reader.language, publicUrl: '' })
  const mail = await insertSentMail(tx, {
    companyId,
    rentalId,
    kind,
    recipient: reader.email,
    subject,
    dedupe: dedupe ?? null,
    queuedAt: now,
  })
  if (!mail) return undefined
  await enqueue(tx, 'rentalMail', {
    companyId,
    mailId: mail.id,
    status: facts.status,
    ...(paymentId === undefined ? {} : { paymentId }),
  })
  return { ...mail, kind }
}

type Moved = { id: number; companyId: number; status: RentalStatus }

/** Asks for the mails that a change of status calls for. */
export async function tellMove(
  tx: Tx,
  by: RentalAuthor,
  before: { status: RentalStatus },
  { id: rentalId, companyId, status }: Moved,
  now: string,
): Promise<void> {
  const kinds = mailsAfter({ from: before.status, to: status, byCustomer: by.userId === null })
  for (const kind of kinds) await mailAbout(tx, by.enqueue, { companyId, rentalId, kind, now })
}

/** Whom a mail reaches, and in which language; null where no address is known. */
export function readerOf(
  kind: string,
  { customer, company, founderEmail, founderLanguage }: MailFacts,
): { email: string; language: Language } | null {
  if (kind !== 'answer') return customer.email ? { email: customer.email, language: customer.language } : null
  const email = company.email ?? founderEmail
  return email ? { email, language: founderLanguage ?? 'fr' } : null
}
