import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import { type Limits, nextPlan, type Plan, type Resource } from './plan.ts'
import { allowsUse, type SubscriptionStatus } from './subscription.ts'

/** The plan of a company and the status of its subscription. */
export type Holding = { plan: Plan | null; status: SubscriptionStatus | null }

/**
 * Returns the number of agencies, vehicles or customers that may be added; null is unlimited, 0 without a usable
 * subscription.
 */
function roomFor({ plan, status }: Holding, resource: Resource, count: number): number | null {
  if (!plan || !status || !allowsUse(status)) return 0
  const limit = plan.limits[resource]
  return limit === null ? null : Math.max(0, limit - count)
}

/**
 * Refuses with 402 when `count` existing records and `adding` new ones exceed the limit of the plan. The refusal names
 * the limit and, in its data, the next larger plan.
 */
export function checkRoom(
  holding: Holding,
  resource: Resource,
  { count, adding = 1 }: { count: number; adding?: number },
  plans: readonly Plan[],
): void {
  const room = roomFor(holding, resource, count)
  if (room === null || adding <= room) return
  const limit = holding.plan && holding.status && allowsUse(holding.status) ? holding.plan.limits[resource] : 0
  const next = nextPlan(plans, holding.plan, resource)
  throw new Problem('plan_limit', reached(resource, limit ?? 0, room), {
    data: {
      resource,
      limit,
      count,
      adding,
      nextProductId: next?.productId ?? null,
      nextPriceId: next?.priceId ?? null,
    },
  })
}

const things = {
  agencies: { fr: 'agences', en: 'agencies' },
  vehicles: { fr: 'véhicules', en: 'vehicles' },
  customers: { fr: 'clients', en: 'customers' },
} satisfies Record<Resource, Sentence>

function reached(resource: Resource, limit: number, room: number): Sentence {
  const { fr, en } = things[resource]
  if (limit === 0) {
    return {
      fr: 'Votre société n’a pas d’abonnement en cours\u202f: choisissez une formule pour continuer.',
      en: 'Your company has no active subscription: choose a plan to continue.',
    }
  }
  if (room === 0) {
    return {
      fr: `Votre formule comprend ${limit} ${fr} au plus, et la limite est atteinte. Passez à la formule supérieure pour en ajouter.`,
      en: `Your plan includes at most ${limit} ${en}, and you have reached that limit. Upgrade to add more.`,
    }
  }
  return {
    fr: `Votre formule comprend ${limit} ${fr} au plus\u202f: il reste de la place pour ${room}.`,
    en: `Your plan includes at most ${limit} ${en}: there is room for ${room} more.`,
  }
}

/** The limits of a company without limits. */
export const noLimits: Limits = { agencies: null, vehicles: null, customers: null }

/** The limits of a company without a usable subscription: existing records stay, and none can be added. */
export const noRoom: Limits = { agencies: 0, vehicles: 0, customers: 0 }
