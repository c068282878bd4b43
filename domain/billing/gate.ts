import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import { inMegabytes, type Limits, nextPlan, type Plan, type Resource } from './plan.ts'
import { allowsUse, type SubscriptionStatus, stopOf } from './subscription.ts'

/** The plan of a company and the status of its subscription. */
export type Holding = { plan: Plan | null; status: SubscriptionStatus | null }

/**
 * Returns the number of a resource that a company may have; null is unlimited. It is 0 without a usable subscription,
 * except for files: photos of vehicles that are still out must be stored.
 */
function limitFor({ plan, status }: Holding, resource: Resource): number | null {
  const mayUse = resource === 'megabytes' || (status !== null && allowsUse(status))
  return plan && mayUse ? plan.limits[resource] : 0
}

/** Returns every limit of a company's plan. */
export function limitsFor(holding: Holding): Limits {
  return {
    agencies: limitFor(holding, 'agencies'),
    vehicles: limitFor(holding, 'vehicles'),
    customers: limitFor(holding, 'customers'),
    megabytes: limitFor(holding, 'megabytes'),
  }
}

/**
 * Refuses with 402 when `count` existing records and `adding` new ones exceed the limit of the plan. The refusal names
 * the limit and, in its data, the next larger plan; of a subscription that is suspended or has ended it says so.
 */
export function checkRoom(
  holding: Holding,
  resource: Resource,
  { count, adding = 1 }: { count: number; adding?: number },
  plans: readonly Plan[],
): void {
  const limit = limitFor(holding, resource)
  if (limit === null) return
  const room = Math.max(0, limit - count)
  if (adding <= room) return
  const stop = limit === 0 && holding.status !== null ? stopOf(holding.status) : null
  const next = stop ? null : nextPlan(plans, holding.plan, resource)
  throw new Problem('plan_limit', stop ? stopped[stop] : reached(resource, limit, room), {
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

/**
 * Refuses with 402 when the bytes of a new file exceed the limit of the plan. Files removed today still fill the disk,
 * so they count from where they exceed the limit themselves.
 */
export function checkFileRoom(
  holding: Holding,
  { kept, removedToday, adding }: { kept: number; removedToday: number; adding: number },
  plans: readonly Plan[],
): void {
  const limit = limitFor(holding, 'megabytes') ?? 0
  const used = kept + Math.max(0, removedToday - limit * 1_000_000)
  const count = inMegabytes(used)
  checkRoom(holding, 'megabytes', { count, adding: inMegabytes(used + adding) - count }, plans)
}

const things = {
  agencies: { one: { fr: 'agence', en: 'agency' }, more: { fr: 'agences', en: 'agencies' } },
  vehicles: { one: { fr: 'véhicule', en: 'vehicle' }, more: { fr: 'véhicules', en: 'vehicles' } },
  customers: { one: { fr: 'client', en: 'customer' }, more: { fr: 'clients', en: 'customers' } },
  megabytes: {
    one: { fr: 'Mo de fichiers', en: 'MB of files' },
    more: { fr: 'Mo de fichiers', en: 'MB of files' },
  },
} satisfies Record<Resource, Record<'one' | 'more', Sentence>>

const stopped = {
  suspended: {
    fr: 'Votre abonnement est suspendu, car le paiement n’a pas abouti. Un administrateur peut régler la facture sur l’écran Abonnement pour continuer.',
    en: 'Your subscription is suspended because the payment did not go through. An administrator can pay the invoice on the Subscription screen to continue.',
  },
  ended: {
    fr: 'Votre abonnement est terminé. Un administrateur peut choisir une formule sur l’écran Abonnement pour continuer.',
    en: 'Your subscription has ended. An administrator can choose a plan on the Subscription screen to continue.',
  },
}

function reached(resource: Resource, limit: number, room: number): Sentence {
  const { fr, en } = things[resource][limit === 1 ? 'one' : 'more']
  if (limit === 0) {
    return {
      fr: 'Votre entreprise n’a pas d’abonnement en cours\u202f: choisissez une formule pour continuer.',
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
export const noLimits: Limits = { agencies: null, vehicles: null, customers: null, megabytes: null }
