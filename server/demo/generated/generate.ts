import { randomBytes } from 'node:crypto'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Parts } from '#platform/feature/feature'
import { buildApp } from '../../app/app.ts'
import { openCompany } from '../material/company.ts'
import { person } from '../material/person.ts'
import { findGenerated, setAside } from '../material/queries.ts'
import { seeded } from '../material/random.ts'
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
  report: (what: string) => void = () => undefined,
): Promise<GeneratedLogin> {
  const app = await buildApp(parts)
  const login = { email: emailOf(seed), password: randomBytes(9).toString('base64url') }
  try {
    const random = seeded(seed)
    const company = await openCompany(
      person(app, { remoteAddress: networkOf(seed) }),
      parts.db,
      `Location ${seed}`,
      login,
      'price_illimite',
    )
    const { companyId, userId } = company
    await inTransaction(parts.db, { companyId, userId }, (tx) =>
      fillCompany(tx, company, load, { now: parts.now(), random, report }),
    )
    return { ...login, companyId }
  } finally {
    await app.close()
  }
}

/**
 * Adds companies with the seeds from `seed` on, each in a transaction of its own. Those that are there stay, so an
 * interrupted run is continued by the same call. Returns how many were made, and the last login.
 */
export async function generateCompanies(
  parts: Parts,
  { companies, seed, ...load }: Load & { seed: number; companies: number },
  report: (what: string) => void = () => undefined,
): Promise<{ made: number; last: GeneratedLogin | null }> {
  let last: GeneratedLogin | null = null
  let made = 0
  for (let next = seed; next < seed + companies; next++) {
    const found = await findGenerated(parts.db, emailOf(next))
    if (found?.isFilled) continue
    // An interrupted company has no vehicles; its address is given to the next attempt.
    if (found) await setAside(parts.db, found.userId, `unfinished-${found.userId}-${emailOf(next)}`)
    last = await generateCompany(parts, { ...load, seed: next })
    made++
    report(`${next - seed + 1} of ${companies} companies`)
  }
  return { made, last }
}

function emailOf(seed: number): string {
  return `load-${seed}@filao.example`
}

/** Returns a network of each company's own, since one network may register only a few companies an hour. */
function networkOf(seed: number): string {
  return `10.${(seed >> 16) & 255}.${(seed >> 8) & 255}.${seed & 255}`
}
