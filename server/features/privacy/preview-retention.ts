import { addDays } from '@filao/domain/kernel/time'
import type { RetentionPreview } from '@filao/domain/privacy/contract'
import type { Tx } from '#platform/database/connect'
import { loadRetentionDay, planCustomers } from './facts.ts'
import { listCandidates } from './queries.ts'
import { startsOf } from './run.ts'

/** The customers that are planned at once. */
const part = 200
/** The customers that a preview names. */
const most = 100

/** Tells what the next night's run takes, by the rule that the run itself asks. */
export async function previewRetention(tx: Tx, companyId: number, now: string): Promise<RetentionPreview> {
  const today = await loadRetentionDay(tx, companyId, now)
  const day = { ...today, today: addDays(today.today, 1) }
  const preview: RetentionPreview = { on: day.today, scans: 0, identities: 0, contacts: 0, contracts: 0, customers: [] }
  let after = 0
  for (;;) {
    const ids = await listCandidates(tx, companyId, { starts: startsOf(day), after, limit: part })
    for (const { id, publicId, name, plan } of await planCustomers(tx, day, ids)) {
      const kinds = [...new Set(plan.goes.map(({ kind }) => kind))]
      if (kinds.length === 0) continue
      if (kinds.includes('scans')) preview.scans += 1
      if (kinds.includes('identity')) preview.identities += 1
      if (kinds.includes('contacts')) preview.contacts += 1
      preview.contracts += plan.goes.filter(({ kind }) => kind === 'contract').length
      if (preview.customers.length < most) preview.customers.push({ id, publicId, name, kinds })
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < part) return preview
    after = last
  }
}
