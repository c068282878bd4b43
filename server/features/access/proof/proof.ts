import { randomBytes } from 'node:crypto'
import { checkProven, proofHours } from '@filao/domain/access/proof'
import type { User } from '@filao/domain/access/user'
import type { Language } from '@filao/domain/kernel/language.schema'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { insertEvent } from '#platform/database/tables/events'
import { within } from '#platform/database/tenancy/tenant'
import { audit } from '#platform/feature/audit'
import type { Caller, Person } from '#platform/http/call'
import { mailJob } from '#platform/mail/mail'
import { spendMail } from '../mail-budget/mail-budget.ts'
import { proofMail } from '../mails/proof.ts'
import { hashToken } from '../sessions/session.ts'
import { countAttempt, type Limit } from '../throttle/throttle.ts'
import type { AccessParts } from '../user/access-parts.ts'
import {
  type Addressee,
  findCompanyProof,
  findLink,
  insertLink,
  markCompanyProven,
  markEmailProven,
  takeLink,
} from '../user/link-queries.ts'
import { findUser } from '../user/queries.ts'

const proofLimit: Limit = { name: 'proof', minutes: 60, perAddress: 3, perNetwork: 30 }

/** Mails the link that proves an address, in the welcome mail or in a mail of its own. Returns the link. */
export async function mailProof(
  tx: Tx,
  user: Addressee & { language: Language },
  { config, enqueue }: AccessParts,
  words = proofMail,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertLink(tx, 'addressTokens', hashToken(token), user, proofHours)
  const url = `${config.publicUrl}/confirm-email?token=${token}`
  await enqueue(tx, mailJob, words({ to: user.email, url }, user.language))
  return url
}

/** Mails the link within the limits of one mail address and one network. Returns it. */
export async function mailProofAgain(tx: Tx, user: User, network: string, parts: AccessParts): Promise<string> {
  await countAttempt(tx, proofLimit, user.email, network)
  if (user.companyId !== null) await spendMail(tx, { companyId: user.companyId, now: parts.now() })
  return await mailProof(tx, user, parts)
}

/** Mails the link to one's own address again, and returns it. Throws `conflict` when the address is already proven. */
export async function requestEmailProof(
  tx: Tx,
  { userId }: Person,
  network: string,
  parts: AccessParts,
): Promise<string> {
  const user = await findUser(tx, userId)
  if (!user || user.isEmailProven) {
    throw new Problem('conflict', {
      fr: 'Votre adresse e-mail est déjà confirmée.',
      en: 'Your email address is already confirmed.',
    })
  }
  return await mailProofAgain(tx, user, network, parts)
}

/**
 * Proves the address of a link, once. Needs no confirmation in the account's own browser; any other browser must
 * confirm.
 */
export async function proveEmail(
  tx: Tx,
  caller: Caller | null,
  { token, isConfirmed }: { token: string; isConfirmed: boolean },
): Promise<{ email: string; isProven: boolean }> {
  const named = await findLink(tx, 'addressTokens', hashToken(token))
  if (named && named.id !== caller?.userId && !isConfirmed) return { email: named.email, isProven: false }
  const user = await takeLink(tx, 'addressTokens', hashToken(token))
  if (!user) {
    throw new Problem('not_found', {
      fr: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
      en: 'This link has expired or was already used. Ask for a new one.',
    })
  }
  await recordProof(tx, user)
  return { email: user.email, isProven: true }
}

/** Stores that the user's address is proven, and so is their company, whose screens are informed. */
export async function recordProof(tx: Tx, { id: userId, companyId }: Pick<User, 'id' | 'companyId'>): Promise<void> {
  if (!(await markEmailProven(tx, userId)) || companyId === null) return
  await markCompanyProven(tx, companyId)
  await within(tx, { companyId, userId }, async () => {
    await audit(tx, { companyId, userId, entity: 'user', entityId: userId, action: 'email_proven' })
    for (const top of ['companies', 'users']) await insertEvent(tx, { companyId, top, key: null })
  })
}

/** Returns true when mails and public links may leave the company. */
export async function isCompanyProven(tx: Tx, companyId: number): Promise<boolean> {
  return (await findCompanyProof(tx, companyId)).isProven
}

/** Throws `email_unproven` for calls that write to people outside an unproven company. */
export async function checkCompanyProven(tx: Tx, companyId: number): Promise<void> {
  checkProven(await findCompanyProof(tx, companyId))
}
