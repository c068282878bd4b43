import { randomBytes } from 'node:crypto'
import { passwordLinkHours } from '@filao/domain/access/proof'
import type { User } from '@filao/domain/access/user'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { within } from '#platform/database/tenancy/tenant'
import { audit } from '#platform/feature/audit'
import { mailJob } from '#platform/mail/mail'
import { spendMail } from '../mail-budget/mail-budget.ts'
import { type Invitation, invitationMail } from '../mails/invitation.ts'
import { hashToken } from '../sessions/session.ts'
import { countAttempt, type Limit } from '../throttle/throttle.ts'
import type { AccessParts } from '../user/access-parts.ts'
import type { Colleague } from '../user/colleague.ts'
import { insertLink } from '../user/link-queries.ts'
import { findUser, loadSessionCompany } from '../user/queries.ts'

const invitationLimit: Limit = { name: 'invitation', minutes: 60, perAddress: 3, perNetwork: 30 }

/**
 * Mails a new member how to sign in: with the password they were given, or by a link to choose one. Throws
 * `too_many_requests` when the company's budget of mails is used up.
 */
export async function mailInvitation(tx: Tx, by: Colleague, member: User, parts: AccessParts): Promise<void> {
  const { publicUrl } = parts.config
  const way: Pick<Invitation, 'kind' | 'url'> =
    member.access === 'pending'
      ? { kind: 'link', url: `${publicUrl}/invitation?token=${await createLink(tx, member)}` }
      : { kind: 'password', url: `${publicUrl}/login` }
  await spendMail(tx, { companyId: by.companyId, now: parts.now() })
  const [company, inviter] = [await loadSessionCompany(tx, by.companyId), await findUser(tx, by.userId)]
  const invitedBy = [inviter?.firstName, inviter?.lastName].filter(Boolean).join(' ') || null
  const invitation = { ...way, to: member.email, company: company?.name ?? 'Filao', invitedBy }
  await parts.enqueue(tx, mailJob, invitationMail(invitation, member.language))
}

/**
 * Invites a member without a password again, within the limits of one mail address and one company. No network is
 * counted: companies behind one address would use up each other's invitations.
 */
export async function inviteAgain(tx: Tx, by: Colleague, member: User, parts: AccessParts): Promise<void> {
  if (member.access !== 'pending') {
    throw new Problem('conflict', {
      fr: 'Ce membre a déjà un mot de passe. S’il l’a oublié, la page de connexion lui permet d’en choisir un autre.',
      en: 'This member already has a password. If they have forgotten it, they can reset it on the login page.',
    })
  }
  await within(tx, { identity: true }, () => countAttempt(tx, invitationLimit, member.email, `company ${by.companyId}`))
  await mailInvitation(tx, by, member, parts)
  const { companyId, userId } = by
  await audit(tx, { companyId, userId, entity: 'user', entityId: member.id, action: 'invited' })
}

/** Creates a link to choose a password and returns its token. */
async function createLink(tx: Tx, member: User): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await within(tx, { identity: true }, () =>
    insertLink(tx, 'passwordTokens', hashToken(token), member, passwordLinkHours.invitation),
  )
  return token
}
