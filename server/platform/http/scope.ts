import { checkFactorSet } from '@filao/domain/access/factor/second-factor'
import { checkOwnPassword } from '@filao/domain/access/own-password'
import { checkCan } from '@filao/domain/access/roles'
import type { Endpoint } from '@filao/domain/kernel/endpoint'
import { Problem } from '@filao/domain/kernel/problem'
import type { Scope } from '#platform/database/tenancy/tenant'
import type { Caller } from './call.ts'
import { notFound, unauthenticated } from './problems.ts'

/**
 * Returns the scope of the rows that the call may touch. Another company's id in the path is as unknown as one that
 * does not exist. Callers without a company are refused before they send a file.
 */
export function scopeOf(endpoint: Endpoint, caller: Caller | null, params: unknown): Scope {
  if (endpoint.can === 'anyone') return { identity: true }
  if (!caller) throw unauthenticated()
  if (endpoint.can === 'own-account') return { identity: true }
  checkOwnPassword(caller)
  if (endpoint.can === 'own-factor') return { identity: true }
  checkFactorSet(caller)
  if (endpoint.can === 'signed-in') return { identity: true }
  const namesCompany = endpoint.path.includes('/:companyId')
  const asked = namesCompany ? Number((params as { companyId?: string }).companyId) : caller.companyId
  if (caller.companyId === null && endpoint.upload && !namesCompany) throw noCompanyYet()
  if (caller.companyId === null || asked !== caller.companyId) throw notFound()
  checkCan(caller.role, endpoint.can)
  return { companyId: caller.companyId, userId: caller.userId }
}

function noCompanyYet(): Problem {
  return new Problem('forbidden', {
    fr: 'Créez d’abord votre société.',
    en: 'Create your company first.',
  })
}
