import { checkMayRequire } from '@filao/domain/access/factor/second-factor'
import type { SignInRules } from '@filao/domain/access/factor/second-factor.schema'
import type { Tx } from '#platform/database/connect'
import { within } from '#platform/database/tenancy/tenant'
import { audit, auditChange } from '#platform/feature/audit'
import { notify } from '../../proof/notice.ts'
import { lockTeam } from '../../team/team.ts'
import { endAccess, loadTeamMember } from '../../team/team-queries.ts'
import type { AccessParts } from '../../user/access-parts.ts'
import type { Colleague } from '../../user/colleague.ts'
import { findUser } from '../../user/queries.ts'
import {
  deletePasskeys,
  deleteRecoveryCodes,
  deleteSecret,
  endUnprotectedSessions,
  loadSignInRules,
  updateFactorTime,
  updateSignInRules as updateRow,
} from '../factor-queries.ts'

/**
 * Changes the company's rules. When a second factor becomes required, the sessions of administrators without one end.
 */
export async function updateSignInRules(tx: Tx, by: Colleague, wanted: SignInRules): Promise<SignInRules> {
  await lockTeam(tx, by)
  const { companyId, userId } = by
  const before = await loadSignInRules(tx, companyId)
  const me = await findUser(tx, userId)
  checkMayRequire(wanted, me?.hasSecondFactor ?? false)
  await updateRow(tx, companyId, wanted.isSecondFactorRequired)
  if (wanted.isSecondFactorRequired) {
    await within(tx, { identity: true }, () => endUnprotectedSessions(tx, companyId))
  }
  await auditChange(tx, { companyId, userId, entity: 'company', entityId: companyId }, before, wanted)
  return wanted
}

/** Removes all factors of a member who lost them, ends their sessions, and mails them. */
export async function removeMemberFactors(tx: Tx, by: Colleague, id: number, parts: AccessParts): Promise<void> {
  await lockTeam(tx, by)
  const { companyId, userId } = by
  const member = await loadTeamMember(tx, companyId, userId, id)
  if (!member.hasSecondFactor) return
  await within(tx, { identity: true }, async () => {
    await deleteSecret(tx, id)
    await deletePasskeys(tx, id)
    await deleteRecoveryCodes(tx, id)
    await updateFactorTime(tx, id)
  })
  await endAccess(tx, id)
  await audit(tx, { companyId, userId, entity: 'user', entityId: id, action: 'factors_removed' })
  await notify(tx, member, 'factors_removed', {}, parts)
}
