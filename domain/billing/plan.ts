import { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'

/** What a plan limits. */
export const resources = ['agencies', 'vehicles', 'customers'] as const
export type Resource = (typeof resources)[number]

/** How many of each a plan allows; null is as many as one likes. */
export type Limits = Record<Resource, number | null>

/** A plan, whichever provider sells it. Ids are the provider's. */
export type Plan = {
  productId: string
  priceId: string
  name: string
  description: string | null
  /** Euro cents for each interval. */
  unitAmount: number
  interval: 'month' | 'year'
  limits: Limits
  /** Given to every new company; not for sale. */
  isBase: boolean
  /** Nobody takes it any more; whoever has it keeps it. */
  isArchived?: boolean
}

/** A product as Stripe tells it. Metadata are text; 0 or absent means unlimited (product.md 9). */
export const Product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  default_price: z.object({
    id: z.string(),
    unit_amount: z.int(),
    currency: z.string(),
    recurring: z.object({ interval: z.enum(['month', 'year']) }),
  }),
  metadata: z.object({
    agencies: z.string().optional(),
    vehicles: z.string().optional(),
    customers: z.string().optional(),
  }),
})
export type Product = z.infer<typeof Product>

/** The largest whole number that is kept; nobody reaches it. */
const mostCounted = 2_147_483_647

/** The limits that a product's metadata state. What is no number above 0 limits nothing. */
export function limitsOf(metadata: Partial<Record<Resource, string | undefined>>): Limits {
  const limit = (text: string | undefined) => {
    const count = Number(text ?? 0)
    return Number.isInteger(count) && count > 0 && count <= mostCounted ? count : null
  }
  return {
    agencies: limit(metadata.agencies),
    vehicles: limit(metadata.vehicles),
    customers: limit(metadata.customers),
  }
}

/** The plans by price, without the base plan and those that are no longer sold: what the cards show. */
export function plansForSale(plans: readonly Plan[]): Plan[] {
  return plans.filter((plan) => !plan.isBase && !plan.isArchived).toSorted((a, b) => a.unitAmount - b.unitAmount)
}

/**
 * The next plan up, for whoever reached a limit: the cheapest dearer one that allows more of it. Null on the largest plan,
 * or where no plan for sale helps.
 */
export function nextPlan(plans: readonly Plan[], current: Plan | null, resource: Resource): Plan | null {
  const price = current && !current.isBase ? current.unitAmount : -1
  const most = current ? current.limits[resource] : 0
  const allowsMore = ({ limits }: Plan) => limits[resource] === null || (most !== null && limits[resource] > most)
  return plansForSale(plans).find((plan) => plan.unitAmount > price && allowsMore(plan)) ?? null
}

/** What is limited, in words. */
export const resourceLabels = {
  agencies: { fr: 'Agences', en: 'Agencies' },
  vehicles: { fr: 'Véhicules', en: 'Vehicles' },
  customers: { fr: 'Clients', en: 'Customers' },
} satisfies Record<Resource, Sentence>
