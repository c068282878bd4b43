import { checkCallerCan } from '@filao/domain/access/caller'
import { checkFactorSet } from '@filao/domain/access/factor/second-factor'
import { personsOnly } from '@filao/domain/access/key/key-permissions'
import { checkOwnPassword } from '@filao/domain/access/own-password'
import type { Endpoint } from '@filao/domain/kernel/endpoint'
import { Problem } from '@filao/domain/kernel/problem'
import type { Scope } from '#platform/database/tenancy/tenant'
import type { Caller } from './call.ts'
import { notFound, unauthenticated } from './problems.ts'

/**
 * Returns the scope of the rows that the call may touch. Another company's id in the path is as unknown as one that
 * does not exist. Callers without a company are refused before they send a file, and API keys where a call belongs to a
 * person.
 */
export function scopeOf(endpoint: Endpoint, caller: Caller | null, params: unknown): Scope {
  if (caller?.key && endpoint.isPersonal) throw personsOnly()
  if (endpoint.can === 'anyone') return { identity: true }
  if (!caller) throw unauthenticated()
  if (endpoint.can === 'own-account') return { identity: true }
  if (caller.key === null) checkOwnPassword(caller)
  if (endpoint.can === 'own-factor') return { identity: true }
  if (caller.key === null) checkFactorSet(caller)
  if (endpoint.can === 'signed-in') {
    if (caller.key) checkCallerCan(caller, 'company.read')
    return { identity: true }
  }
  const namesCompany = endpoint.path.includes('/:companyId')
  const requested = namesCompany ? Number((params as { companyId?: string }).companyId) : caller.companyId
  if (caller.companyId === null && endpoint.upload && !namesCompany) throw noCompanyYet()
  if (caller.companyId === null || requested !== caller.companyId) throw notFound()
  checkCallerCan(caller, endpoint.can)
  const { companyId } = caller
  return caller.key ? { companyId, userId: 0, keyId: caller.key.id } : { companyId, userId: caller.userId }
}

function noCompanyYet(): Problem {
  return new Problem('forbidden', {
    fr: 'Créez d’abord votre entreprise.',
    en: 'Create your company first.',
  })
}
