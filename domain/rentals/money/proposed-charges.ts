import type { Tariffs } from '../../company/company.ts'
import type { DamageCreation } from '../../fleet/damage/damage.schema.ts'
import { damageLabel } from '../../fleet/damage/damage.ts'
import { parseFuelLevel } from '../../fleet/vehicle/fuel-level.ts'
import { formatElapsed } from '../../kernel/date-text.ts'
import type { Language } from '../../kernel/language.schema.ts'
import { locales, type Sentence } from '../../kernel/language.ts'
import type { InCents } from '../../kernel/money.ts'
import { guillemets } from '../../kernel/text.ts'
import type { Charge } from '../../ledger/charge.schema.ts'
import type { ChargeKind } from '../../ledger/charge.ts'
import { damageCents } from '../../ledger/charges.ts'
import type { Quote } from '../../pricing/quote.schema.ts'
import type { Check } from '../check/check.schema.ts'
import type { Rental } from '../record/rental.schema.ts'
import { realReturn } from './real-return.ts'

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
    price?: Pick<Quote, 'seasons'> | null
    departureAgency: { timezone: string }
    charges: readonly InCents<Pick<Charge, 'id' | 'kind' | 'amount' | 'reason' | 'correctsChargeId'>>[]
    vehicleChanges: readonly unknown[]
    checks: readonly (Pick<Check, 'stage' | 'stretch' | 'odometer' | 'fuelLevel'> & Pick<ReturnedState, 'damages'>)[]
  }
  /** The time of the return, or now. */
  returnedAt: string
  graceMinutes: number
  /** The company's prices of lateness, fuel and kilometres. */
  tariffs: Tariffs
  /** The values of the form before it is sent; afterwards the checks contain them. */
  state?: ReturnedState
  /** The price of the list from the start to the return; null when it has no price. */
  actualCents: number | null
  /** The price of the same list up to the end that is paid; null when it has no price. */
  listedCents: number | null
}

/**
 * Proposes the charges of a return, with the company's tariffs where it has them: days begun after the grace, or hours
 * where the price is by the hour, at most at what the price list adds for them; fuel missing since the delivery; each
 * damage found, within the waiver; kilometres above the included ones, else the kilometres for information. A charge
 * that an agent decided is not proposed again, even when taken back.
 */
export function proposeCharges(returned: Returned): ProposedCharge[] {
  const stretches = stretchesOf(returned)
  const isDecided = (kind: ChargeKind) => returned.rental.charges.some((charge) => charge.kind === kind)
  return [
    ...(isDecided('lateness') ? [] : lateness(returned)),
    ...(isDecided('fuel') ? [] : stretches.flatMap((stretch) => missingFuel(stretch, returned.tariffs))),
    ...undecided(
      stretches.flatMap(({ back }) => (back?.damages ?? []).map((damage) => damaged(damage, returned))),
      returned,
    ),
    ...driven(stretches, returned, isDecided('kilometres')),
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

function lateness(returned: Returned): ProposedCharge[] {
  const { lateMinutes, extraDays: days, extraHours } = realReturn(returned)
  if (days === 0 && extraHours === 0) return []
  const { amountCents, hours } = latenessPrice(lateMinutes, returned)
  const priced =
    hours === null
      ? more(days, extraHours)
      : hours === 1
        ? { fr: '1 heure commencée', en: '1 hour begun' }
        : { fr: `${hours} heures commencées`, en: `${hours} hours begun` }
  const sentence = {
    fr: `Retour avec ${elapsed(lateMinutes, 'fr')} de retard\u202f: ${priced.fr}`,
    en: `Returned ${elapsed(lateMinutes, 'en')} late: ${priced.en}`,
  }
  return [{ kind: 'lateness', sentence, amountCents, mostCents: null, isInformation: false }]
}

function more(days: number, hours: number): Sentence {
  const [count, fr, en] = days > 0 ? [days, 'jour', 'day'] : [hours, 'heure', 'hour']
  const s = count > 1 ? 's' : ''
  return { fr: `${count} ${fr}${s} de plus`, en: `${count} more ${en}${s}` }
}

/** Writes a lateness to the minute, also above a day: a day and a half hour may cost two days. */
function elapsed(minutes: number, language: Language): string {
  const rest = minutes > 1440 ? minutes % 60 : 0
  return `${formatElapsed(minutes, language)}${rest > 0 ? ` ${rest}\u00a0min` : ''}`
}

/**
 * Prices a lateness by its started hours, at most at what the price list adds for its days; null without either price.
 * The agreed price does not count: it was typed by hand, or agreed before the list changed. `hours` is null where the
 * list counts.
 */
function latenessPrice(
  lateMinutes: number,
  { actualCents, listedCents, tariffs }: Returned,
): { amountCents: number | null; hours: number | null } {
  const difference = actualCents === null || listedCents === null ? 0 : actualCents - listedCents
  const hours = Math.ceil(lateMinutes / 60)
  const byHours = tariffs.lateHourCents === null ? null : hours * tariffs.lateHourCents
  if (byHours !== null && (difference <= 0 || byHours <= difference)) return { amountCents: byHours, hours }
  return { amountCents: difference > 0 ? difference : null, hours: null }
}

function missingFuel({ out, back }: Stretch, { fuelQuarterCents }: Tariffs): ProposedCharge[] {
  if (!out?.fuelLevel || !back?.fuelLevel) return []
  const [before, after] = [parseFuelLevel(out.fuelLevel), parseFuelLevel(back.fuelLevel)]
  if (!before || !after || after.level * before.max >= before.level * after.max) return []
  const sentence = {
    fr: `Carburant manquant\u202f: ${out.fuelLevel} au départ, ${back.fuelLevel} au retour`,
    en: `Missing fuel: ${out.fuelLevel} at pick-up, ${back.fuelLevel} at return`,
  }
  const marks = before.level * after.max - after.level * before.max
  const amountCents =
    fuelQuarterCents === null ? null : Math.round((4 * fuelQuarterCents * marks) / (before.max * after.max))
  return [{ kind: 'fuel', sentence, amountCents, mostCents: null, isInformation: false }]
}

/** Names a damage in the reason of its charge, by which it is known to be charged. */
export function damageSentence({ view, kind, size, comment }: ReturnedState['damages'][number]): Sentence {
  const damage = { view, kind, size }
  return {
    fr: `${damageLabel(damage, 'fr')}${comment ? ` ${guillemets(comment)}` : ''}`,
    en: `${damageLabel(damage, 'en')}${comment ? ` '${comment}'` : ''}`,
  }
}

function damaged(damage: ReturnedState['damages'][number], { rental }: Returned): ProposedCharge {
  return {
    kind: 'damage',
    sentence: damageSentence(damage),
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

function driven(stretches: Stretch[], returned: Returned, isDecided: boolean): ProposedCharge[] {
  let kilometres = 0
  for (const { out, back } of stretches) {
    if (typeof out?.odometer !== 'number' || typeof back?.odometer !== 'number') return []
    kilometres += Math.max(0, back.odometer - out.odometer)
  }
  const { includedKilometresPerDay: perDay, extraKilometreCents } = returned.tariffs
  const { agreedDays, paidDays, actualDays } = realReturn(returned)
  const included = perDay === null ? null : perDay * Math.max(agreedDays, paidDays, actualDays)
  const extra = included === null ? 0 : Math.max(0, kilometres - included)
  const isCharged = extra > 0 && !isDecided
  const words = (number: number, language: 'fr' | 'en') => `${number.toLocaleString(locales[language])}\u00a0km`
  const sentence = {
    fr: `${words(kilometres, 'fr')} parcouru${kilometres > 1 ? 's' : ''}`,
    en: `${words(kilometres, 'en')} driven`,
  }
  return [
    {
      kind: 'kilometres',
      sentence: isCharged
        ? {
            fr: `${sentence.fr}, ${words(extra, 'fr')} au-delà des ${words(included ?? 0, 'fr')} inclus`,
            en: `${sentence.en}, ${words(extra, 'en')} above the ${words(included ?? 0, 'en')} included`,
          }
        : sentence,
      amountCents: isCharged && extraKilometreCents !== null ? extra * extraKilometreCents : null,
      mostCents: null,
      isInformation: !isCharged,
    },
  ]
}
