import { demoLogin } from '@filao/domain/access/demo-login'
import { deviceName } from '@filao/domain/access/device-name'
import type { User } from '@filao/domain/access/user'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '#platform/database/connect'
import { within } from '#platform/database/tenancy/tenant'
import { mailJob } from '#platform/mail/mail'
import { type Notice, type NoticeFacts, securityNoticeMail } from '../mails/security-notice.ts'
import { browserOf } from '../sessions/browser.ts'
import { countOne, subject } from '../throttle/throttle.ts'
import type { AccessParts } from '../user/access-parts.ts'
import { isCompanyProven } from './proof.ts'

/** Limits the mails of one kind to one user, so that nobody floods a mailbox by repeating something. */
const limit = { minutes: 60, most: 5 }

/** Returns the facts that tell a user which browser did something. */
export function factsOf(request: FastifyRequest, detail?: string): NoticeFacts {
  const { userAgent, address } = browserOf(request)
  return { device: deviceName(userAgent), address, ...(detail === undefined ? {} : { detail }) }
}

type Addressee = Pick<User, 'id' | 'companyId' | 'email' | 'language' | 'access' | 'isEmailProven'>

/**
 * Mails a user about a change of their account. Sends nothing to the demo's user, to a user who has not yet chosen a
 * password, nor to an address that may be a stranger's: not proven, in a company that is not proven either.
 */
export async function notify(
  tx: Tx,
  user: Addressee,
  notice: Notice,
  facts: NoticeFacts,
  { config, enqueue }: AccessParts,
): Promise<void> {
  if (user.access === 'pending' || user.email === demoLogin.email) return
  const isReachable = user.isEmailProven || (user.companyId !== null && (await isCompanyProven(tx, user.companyId)))
  if (!isReachable) return
  const counted = subject('notice', notice, user.id)
  if (!(await within(tx, { identity: true }, () => countOne(tx, counted, limit)))) return
  const message = securityNoticeMail({ to: user.email, notice, facts, url: config.publicUrl }, user.language)
  await enqueue(tx, mailJob, message)
}
