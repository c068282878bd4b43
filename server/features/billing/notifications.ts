import { type BillingNews, newsOf, stillHolds, trialNoticeDays } from '@filao/domain/billing/news'
import { addMinutes } from '@filao/domain/kernel/time'
import { findAdmin, listAdmins } from '#features/access/public'
import { attemptEach } from '#platform/attempt-each'
import type { Database, Tx } from '#platform/database/connect'
import { insertSentMail } from '#platform/database/tables/sent-mails'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { defineJob, type Enqueue } from '#platform/jobs/jobs'
import { mail } from '#platform/mail/mail-layout'
import { type MailParts, sendOnce } from '#platform/mail/sent-mail'
import { newsSubject, newsText } from './mails/news.ts'
import { listEndingTrials, loadPayer } from './notification-queries.ts'
import { type Account, listPlans, loadAccount } from './queries.ts'

/** The data of a job that sends news of the subscription. */
export type BillingMail = { companyId: number; mailId: number; userId: number; news: BillingNews }

/** Sends news of the subscription to an administrator. */
export const billingMailJob = defineJob<BillingMail>('billingMail', { sendsMail: true })

/** The fields of a subscription from which its mails are derived, before and after a change. */
type State = Pick<Account, 'subscriptionRef' | 'status' | 'isEnding' | 'trialEndsAt' | 'periodEndsAt'>

/** Queues the mails for a change of the subscription, in the transaction of the change. */
export async function notifyOfChange(
  tx: Tx,
  enqueue: Enqueue,
  { companyId, before, after, now }: { companyId: number; before: State; after: State; now: string },
): Promise<void> {
  const news = newsOf(before, after)
  if (news) await notify(tx, enqueue, { companyId, news, now, of: `${after.subscriptionRef}:${after.periodEndsAt}` })
}

/** Queues the mails for trials that end within three days. */
export async function notifyOfEndingTrials(db: Database, enqueue: Enqueue, now: string): Promise<void> {
  const until = addMinutes(now, trialNoticeDays * 1440)
  const trials = await inTransaction(db, { identity: true }, (tx) => listEndingTrials(tx, now, until))
  await attemptEach(trials, ({ companyId, trialEndsAt }) =>
    inTransaction(db, { companyId, userId: 0 }, (tx) =>
      notify(tx, enqueue, { companyId, news: 'trial_ending', now, of: String(trialEndsAt) }),
    ),
  )
}

type News = { companyId: number; news: BillingNews; now: string; of: string }

/** Queues one mail for each administrator, in their language, unless it was queued before. */
async function notify(tx: Tx, enqueue: Enqueue, { companyId, news, now, of }: News): Promise<void> {
  for (const { id: userId, email, language } of await listAdmins(tx, companyId)) {
    const stored = await insertSentMail(tx, {
      companyId,
      kind: 'billing',
      recipient: email,
      subject: newsSubject(news, language),
      dedupe: `billing:${news}:${of}:${userId}`,
      queuedAt: now,
    })
    if (stored) await enqueue(tx, billingMailJob, { companyId, mailId: stored.id, userId, news })
  }
}

/** Sends a mail about the subscription, once. Sends nothing when its cause is gone or its reader has left. */
export async function sendBillingMail(parts: MailParts, job: BillingMail): Promise<void> {
  const { companyId, userId, news } = job
  await sendOnce(parts, job, (_mail, read) =>
    read(async (tx) => {
      const [account, plans] = await Promise.all([loadAccount(tx, companyId), listPlans(tx)])
      const [reader, company] = await Promise.all([findAdmin(tx, companyId, userId), loadPayer(tx, companyId)])
      const plan = plans.find(({ productId }) => productId === account.productId)
      if (!reader || !plan || !stillHolds(news, account, parts.now())) return null
      const { email: to, language } = reader
      const endsAt = news === 'trial_ending' ? account.trialEndsAt : account.periodEndsAt
      const { name: companyName, timezone } = company
      const about = { companyName, planName: plan.name, endsAt, timezone, language }
      return mail({ to, language, ...newsText(news, { ...about, publicUrl: parts.publicUrl }) })
    }),
  )
}
