import { randomBytes } from 'node:crypto'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Parts } from '#platform/feature'
import { buildApp } from '../../app.ts'
import { openCompany } from '../company.ts'
import { person } from '../person.ts'
import { seeded } from '../random.ts'
import { fillCompany, type Load } from './fill.ts'

/** The login of a generated company. */
export type GeneratedLogin = { email: string; password: string; companyId: number }

/**
 * Adds one company with a fleet, customers and rentals around the present. The same seed and moment give the same data,
 * except ids, public codes and the password, which are new each time. Throws where the seed's company already exists.
 */
export async function generateCompany(
  parts: Parts,
  { seed, ...load }: Load & { seed: number },
  tell: (what: string) => void = () => undefined,
): Promise<GeneratedLogin> {
  const app = await buildApp(parts)
  const login = { email: `load-${seed}@filao.example`, password: randomBytes(9).toString('base64url') }
  try {
    const random = seeded(seed)
    const company = await openCompany(person(app), parts.db, `Location ${seed}`, login, 'price_illimite')
    const { companyId, userId } = company
    await inTransaction(parts.db, { companyId, userId }, (tx) =>
      fillCompany(tx, company, load, { now: parts.now(), random, tell }),
    )
    return { ...login, companyId }
  } finally {
    await app.close()
  }
}
