import { type DamageCreation, damageWords } from '../../fleet/damage.ts'
import { parseFuelLevel } from '../../fleet/fuel-level.ts'
import { formatElapsed } from '../../kernel/date-text.ts'
import type { Sentence } from '../../kernel/language.ts'
import { locales } from '../../kernel/locale.ts'
import type { InCents } from '../../kernel/money.ts'
import { guillemets } from '../../kernel/text.ts'
import { minutesBetween } from '../../kernel/time.ts'
import { rentalDays } from '../../pricing/quote.ts'
import type { Check } from '../handover/check.ts'
import type { Rental } from '../rental.ts'
import { agreedEnd } from './agreed-price.ts'
import type { Charge, ChargeKind } from './charge.ts'
import { damageCents } from './charges.ts'

/** A charge proposed for a return. Nothing is charged until an agent decides it. */
export type ProposedCharge = {
  kind: ChargeKind
  /** The finding, which can be used as the reason. */
  sentence: Sentence
  /** Null when an agent must enter it. */
  amountCents: number | null
  /** The largest amount; null when there is no limit. */
  mostCents: number | null
  /** True when it is only informative and usually costs nothing. */
  isInformation: boolean
}

/** The state of the vehicle on return. */
type ReturnedState = {
  odometer: number | null
  fuelLevel: string | null
  damages: readonly (Pick<DamageCreation, 'view' | 'kind' | 'size'> & { comment?: string | null | undefined })[]
}

export type Returned = {
  rental: InCents<Pick<Rental, 'start' | 'end' | 'pricedEnd' | 'totalAmount' | 'waiverAmount'>> & {
    departureAgency: { timezone: string }
    charges: readonly InCents<Pick<Charge, 'id' | 'kind' | 'amount' | 'reason' | 'correctsChargeId'>>[]
    vehicleChanges: readonly unknown[]
    checks: readonly (Pick<Check, 'stage' | 'stretch' | 'odometer' | 'fuelLevel'> & Pick<ReturnedState, 'damages'>)[]
  }
  /** The time of the return, or now. */
  returnedAt: string
  graceMinutes: number
  /** The values of the form before it is sent; afterwards the checks contain them. */
  state?: ReturnedState
  /** The price of the list from the start to the return; null when it has no price. */
  actualCents: number | null
}

/**
 * Proposes the charges of a return: days begun after the grace, at the difference to the agreed price; fuel missing
 * since the delivery; each damage found, for an amount an agent enters, within the waiver; and the kilometres, for
 * information. A charge that an agent decided is not proposed again, even when taken back: it can still be entered by
 * hand.
 */
export function proposeCharges(returned: Returned): ProposedCharge[] {
  const stretches = stretchesOf(returned)
  const isDecided = (kind: ChargeKind) => returned.rental.charges.some((charge) => charge.kind === kind)
  return [
    ...(isDecided('lateness') ? [] : lateness(returned)),
    ...(isDecided('fuel') ? [] : stretches.flatMap(missingFuel)),
    ...undecided(
      stretches.flatMap(({ back }) => (back?.damages ?? []).map((damage) => damaged(damage, returned))),
      returned,
    ),
    ...driven(stretches),
  ]
}

type Seen = { odometer: number | null; fuelLevel: string | null; damages: ReturnedState['damages'] }
type Stretch = { out: Seen | undefined; back: Seen | undefined }

/** Pairs the delivery and return of each vehicle of the rental. */
function stretchesOf({ rental, state }: Returned): Stretch[] {
  const last = rental.vehicleChanges.length
  return Array.from({ length: last + 1 }, (_, number) => {
    const find = (stage: 'delivery' | 'return') =>
      rental.checks.find((check) => check.stage === stage && check.stretch === number)
    return { out: find('delivery'), back: find('return') ?? (number === last ? state : undefined) }
  })
}

function lateness({ rental, returnedAt, graceMinutes, actualCents }: Returned): ProposedCharge[] {
  const late = minutesBetween(rental.end, returnedAt)
  const daysUntil = (end: string) => rentalDays(rental.start, end, graceMinutes, rental.departureAgency.timezone)
  const days = daysUntil(returnedAt) - daysUntil(agreedEnd(rental))
  if (late <= graceMinutes || days <= 0) return []
  const difference = actualCents === null ? null : actualCents - (rental.totalCents ?? 0)
  return [
    {
      kind: 'lateness',
      sentence: {
        fr: `Retour avec ${formatElapsed(late, 'fr')} de retard\u202f: ${days} jour${days > 1 ? 's' : ''} de plus`,
        en: `Returned ${formatElapsed(late, 'en')} late: ${days} more day${days > 1 ? 's' : ''}`,
      },
      amountCents: difference === null || difference <= 0 ? null : difference,
      mostCents: null,
      isInformation: false,
    },
  ]
}

function missingFuel({ out, back }: Stretch): ProposedCharge[] {
  if (!out?.fuelLevel || !back?.fuelLevel) return []
  const [before, after] = [parseFuelLevel(out.fuelLevel), parseFuelLevel(back.fuelLevel)]
  if (!before || !after || after.level * before.max >= before.level * after.max) return []
  const sentence = {
    fr: `Carburant manquant\u202f: ${out.fuelLevel} au départ, ${back.fuelLevel} au retour`,
    en: `Missing fuel: ${out.fuelLevel} at pick-up, ${back.fuelLevel} at return`,
  }
  return [{ kind: 'fuel', sentence, amountCents: null, mostCents: null, isInformation: false }]
}

function damaged(
  { view, kind, size, comment }: ReturnedState['damages'][number],
  { rental }: Returned,
): ProposedCharge {
  const damage = { view, kind, size }
  return {
    kind: 'damage',
    sentence: {
      fr: `${damageWords(damage, 'fr')}${comment ? ` ${guillemets(comment)}` : ''}`,
      en: `${damageWords(damage, 'en')}${comment ? ` '${comment}'` : ''}`,
    },
    amountCents: null,
    mostCents: Math.max(0, rental.waiverCents - damageCents(rental.charges)),
    isInformation: false,
  }
}

/**
 * Removes the damages that were already charged with the proposed text, in either language: each charge removes one.
 */
function undecided(damages: ProposedCharge[], { rental }: Returned): ProposedCharge[] {
  const decided = rental.charges.filter((charge) => charge.kind === 'damage' && charge.correctsChargeId === null)
  return damages.filter(({ sentence }) => {
    const index = decided.findIndex(({ reason }) => reason === sentence.fr || reason === sentence.en)
    if (index >= 0) decided.splice(index, 1)
    return index < 0
  })
}

function driven(stretches: Stretch[]): ProposedCharge[] {
  let kilometres = 0
  for (const { out, back } of stretches) {
    if (typeof out?.odometer !== 'number' || typeof back?.odometer !== 'number') return []
    kilometres += Math.max(0, back.odometer - out.odometer)
  }
  const words = (language: 'fr' | 'en') => `${kilometres.toLocaleString(locales[language])}\u00a0km`
  const sentence = {
    fr: `${words('fr')} parcouru${kilometres > 1 ? 's' : ''}`,
    en: `${words('en')} driven`,
  }
  return [{ kind: 'kilometres', sentence, amountCents: null, mostCents: null, isInformation: true }]
}
