import { hash } from 'node:crypto'
import type { Customer } from '@filao/domain/customers/customer.schema'
import type * as calls from '@filao/domain/twins/contract'
import type { Comparison } from '@filao/domain/twins/merge.schema'
import { mergeRefusal } from '@filao/domain/twins/mergeable'
import { mergedFieldNames } from '@filao/domain/twins/merged-fields'
import { loadCustomer, loadErasable } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import type { Call } from '#platform/http/call'
import { countLinks } from './link-queries.ts'
import { findShared, isDistinct } from './twin-queries.ts'

/** Shows two customers side by side. */
export async function compareCustomers(call: Call<typeof calls.compareCustomers>): Promise<Comparison> {
  const { tx, params, caller } = call
  return await comparison(tx, params.companyId, [params.id, params.customerId], caller.language)
}

/** Reads the comparison of two customers, who both exist. */
export async function comparison(
  tx: Tx,
  companyId: number,
  [id, otherId]: readonly [number, number],
  language: 'fr' | 'en',
): Promise<Comparison> {
  const customer = await loadCustomer(tx, companyId, id)
  const other = await loadCustomer(tx, companyId, otherId)
  const asked = async (one: Customer) => ({ ...one, ...(await erasureOf(tx, companyId, one.id)) })
  const refusal = mergeRefusal(await asked(customer), await asked(other))
  return {
    customer,
    other,
    shared: await findShared(tx, companyId, id, otherId),
    counts: { customer: await countLinks(tx, companyId, id), other: await countLinks(tx, companyId, otherId) },
    isDistinct: await isDistinct(tx, companyId, id, otherId),
    refusal: refusal?.[language] ?? null,
    version: versionOf(customer, other),
  }
}

async function erasureOf(tx: Tx, companyId: number, id: number) {
  const { erasureRequestedAt } = await loadErasable(tx, companyId, id)
  return { erasureRequestedAt }
}

/** Returns the version of two customers, whichever of them is kept. */
export function versionOf(one: Customer, other: Customer): string {
  const both = [one, other].sort((a, b) => a.id - b.id)
  const values = both.map((customer) => [customer.id, customer.kind, ...mergedFieldNames.map((name) => customer[name])])
  return hash('sha256', JSON.stringify(values), 'base64url').slice(0, 27)
}
