import { findAdmin, isCompanyProven, listAdmins } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import { insertSentMail } from '#platform/database/tables/sent-mails'
import { audit } from '#platform/feature/audit'
import { defineJob, type Enqueue } from '#platform/jobs/jobs'
import { mail } from '#platform/mail/mail-layout'
import { type MailParts, sendOnce } from '#platform/mail/sent-mail'
import { giveUpAll } from './delivery-queries.ts'
import { switchedOffSubject, switchedOffText } from './mails/switched-off.ts'
import { listWebhooks, loadWebhook, updateWebhook } from './webhook-queries.ts'

/** A webhook that was switched off, for one administrator. */
type SwitchedOffMail = { companyId: number; mailId: number; userId: number; webhookId: number }

/** Tells an administrator that a webhook was switched off. */
export const switchedOffMailJob = defineJob<SwitchedOffMail>('webhookMail', { sendsMail: true })

/** Switches a webhook off, gives up what waits for it, and mails the administrators. */
export async function switchOff(
  tx: Tx,
  enqueue: Enqueue,
  { companyId, webhookId, now }: { companyId: number; webhookId: number; now: string },
): Promise<void> {
  const { name } = await loadWebhook(tx, companyId, webhookId)
  await updateWebhook(tx, companyId, webhookId, { disabledAt: now })
  await giveUpAll(tx, companyId, webhookId)
  const changes = { isActive: [true, false] as [unknown, unknown] }
  await audit(tx, { companyId, userId: null, entity: 'webhook', entityId: webhookId, action: 'switched_off', changes })
  if (!(await isCompanyProven(tx, companyId))) return
  for (const { id: userId, email, language } of await listAdmins(tx, companyId)) {
    const stored = await insertSentMail(tx, {
      companyId,
      kind: 'webhook_off',
      recipient: email,
      subject: switchedOffSubject(name, language),
      dedupe: `webhook:${webhookId}:${now}:${userId}`,
      queuedAt: now,
    })
    if (stored) await enqueue(tx, switchedOffMailJob, { companyId, mailId: stored.id, userId, webhookId })
  }
}

/**
 * Sends the mail, once. Sends nothing when its reader has left, or the webhook was switched on or deleted meanwhile.
 */
export async function sendSwitchedOff(parts: MailParts, job: SwitchedOffMail): Promise<void> {
  const { companyId, userId, webhookId } = job
  await sendOnce(parts, job, (_mail, read) =>
    read(async (tx) => {
      const reader = await findAdmin(tx, companyId, userId)
      const webhook = (await listWebhooks(tx, companyId)).find(({ id }) => id === webhookId)
      if (!reader || !webhook || webhook.isActive) return null
      const { email: to, language } = reader
      return mail({ to, language, ...switchedOffText({ ...webhook, language, publicUrl: parts.publicUrl }) })
    }),
  )
}
