import type { Sentence } from '../kernel/language.ts'

/** The resources that a plan limits. `megabytes` are those of uploaded files. */
export const resources = ['agencies', 'vehicles', 'customers', 'megabytes'] as const
export type Resource = (typeof resources)[number]

/** The number of each resource that a plan allows; null is unlimited. */
export type Limits = Record<Resource, number | null>

/** A plan of any provider. Ids are the provider's. */
export type Plan = {
  productId: string
  priceId: string
  name: string
  description: string | null
  /** The price of each interval, in euro cents. */
  unitAmount: number
  interval: 'month' | 'year'
  limits: Limits
  /** True for the plan that every new company has; it is not for sale. */
  isBase: boolean
  /** True when the plan is no longer for sale; companies that have it keep it. */
  isArchived?: boolean
}

/** The largest number that is stored, above any real limit. */
const mostCounted = 2_147_483_647

/** Reads the limits in a product's metadata. A value that is not a number above 0 means unlimited. */
export function limitsOf(metadata: Partial<Record<Resource, string | undefined>>): Limits {
  const limit = (text: string | undefined) => {
    const count = Number(text ?? 0)
    return Number.isInteger(count) && count > 0 && count <= mostCounted ? count : null
  }
  return {
    agencies: limit(metadata.agencies),
    vehicles: limit(metadata.vehicles),
    customers: limit(metadata.customers),
    megabytes: limit(metadata.megabytes),
  }
}

/** Returns the megabytes of stored bytes, the last one counted whole. */
export function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000)
}

/** Returns the plans for sale by price, as the cards show them, without the base plan and archived plans. */
export function plansForSale(plans: readonly Plan[]): Plan[] {
  return plans.filter((plan) => !plan.isBase && !plan.isArchived).toSorted((a, b) => a.unitAmount - b.unitAmount)
}

/**
 * Returns the next larger plan for a company at its limit: the cheapest one that costs more and raises the limit. Null
 * on the largest plan, or when no plan for sale raises it.
 */
export function nextPlan(plans: readonly Plan[], current: Plan | null, resource: Resource): Plan | null {
  const price = current && !current.isBase ? current.unitAmount : -1
  const most = current ? current.limits[resource] : 0
  const allowsMore = ({ limits }: Plan) => limits[resource] === null || (most !== null && limits[resource] > most)
  return plansForSale(plans).find((plan) => plan.unitAmount > price && allowsMore(plan)) ?? null
}

/** The names of the limited resources. */
export const resourceLabels = {
  agencies: { fr: 'Agences', en: 'Agencies' },
  vehicles: { fr: 'Véhicules', en: 'Vehicles' },
  customers: { fr: 'Clients', en: 'Customers' },
  megabytes: { fr: 'Photos et documents', en: 'Photos and documents' },
} satisfies Record<Resource, Sentence>
