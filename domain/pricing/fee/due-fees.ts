import type { Holidays } from '../../company/holidays.schema.ts'
import type { OpeningHours } from '../../company/opening-hours.schema.ts'
import { isOpen } from '../../company/opening-hours.ts'
import { formatDateTime } from '../../kernel/date-text.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { NamedInEnglish, Sentence } from '../../kernel/language.ts'
import { guillemets } from '../../kernel/text.ts'
import { localDate } from '../../kernel/time.ts'
import type { FeeEnd, FeeKind } from './fee.schema.ts'
import { feeEnds } from './fee.ts'

/** The amount of a fee once and for each day, with the most that is charged for each of it; null is no limit. */
type Rate = { priceCents: number; dailyPriceCents: number; maxCents: number | null }

/** A fee of the company that is switched on; the fields are those of a fee. */
export type FeeRule = NamedInEnglish &
  Rate & {
    id: number
    kind: FeeKind
    agencyId: number | null
    toAgencyId: number | null
    categoryId: number | null
    at: FeeEnd | null
    isOnHolidays: boolean
    postalCodes: readonly string[]
    freeCount: number
  }

type Agency = { id: number; name: string; timezone: string; openingHours: readonly OpeningHours[] }

type Address = { postalCode: string | null; city: string | null }

/** The facts that decide which fees a rental has. */
export type Stay = {
  start: string
  end: string
  departure: Agency
  arrival: Agency
  categoryId: number
  /** The address of the delivery and of the collection; null for one at the agency. */
  delivery: Address | null
  collection: Address | null
  additionalDriverCount: number
  /** The public holidays of the country, in each language. */
  holidays: Record<Language, Holidays>
}

/** A fee that a rental has: how often, for which of its ends if for one, and why. */
export type DueFee = NamedInEnglish &
  Rate & { id: number; kind: FeeKind; at: FeeEnd | null; quantity: number; reason: Sentence }

/**
 * Returns the fees that a rental has, in the order of the kinds. Of several rules for one case the most specific
 * counts; each fee of a place that it touches is charged, once.
 */
export function dueFees(rules: readonly FeeRule[], stay: Stay): DueFee[] {
  if (rules.length === 0) return []
  const of = (kind: FeeKind) => rules.filter((rule) => rule.kind === kind)
  return [
    ...outsideHours(of('outside_hours'), stay),
    ...places(of('place'), stay),
    ...oneWay(of('one_way'), stay),
    ...deliveries(of('delivery'), stay),
    ...additionalDrivers(of('additional_driver'), stay),
  ]
}

function outsideHours(rules: readonly FeeRule[], stay: Stay): DueFee[] {
  return feeEnds.flatMap((end) => {
    const agency = stay[end]
    const instant = end === 'departure' ? stay.start : stay.end
    const day = localDate(instant, agency.timezone)
    const isClosed = !isOpen(instant, agency.timezone, agency.openingHours)
    const isHoliday = stay.holidays.fr[day] !== undefined
    const applying = rules.filter(
      (rule) =>
        (rule.agencyId === null || rule.agencyId === agency.id) &&
        (rule.at === null || rule.at === end) &&
        (isClosed || (rule.isOnHolidays && isHoliday)),
    )
    const rule = mostSpecific(applying)
    if (!rule) return []
    const why = isClosed ? closed : inBoth((language) => holidayText(stay.holidays[language][day], language))
    const reason = inBoth(
      (language) => `${stopOn[end][language]} ${formatDateTime(instant, agency.timezone, language)}, ${why[language]}`,
    )
    return [{ ...charged(rule), at: end, quantity: 1, reason }]
  })
}

function places(rules: readonly FeeRule[], { departure, arrival }: Stay): DueFee[] {
  return rules.flatMap((rule) => {
    const isFrom = rule.agencyId === departure.id && rule.at !== 'arrival'
    const isTo = rule.agencyId === arrival.id && rule.at !== 'departure'
    if (!isFrom && !isTo) return []
    const at = isFrom ? 'departure' : 'arrival'
    const reason = isFrom ? leaving(departure.name) : returning(arrival.name)
    return [{ ...charged(rule), at, quantity: 1, reason }]
  })
}

function oneWay(rules: readonly FeeRule[], { departure, arrival, categoryId }: Stay): DueFee[] {
  const applying = rules.filter(
    (rule) =>
      rule.agencyId === departure.id &&
      rule.toAgencyId === arrival.id &&
      (rule.categoryId === null || rule.categoryId === categoryId),
  )
  const rule = mostSpecific(applying)
  if (!rule) return []
  const reason = {
    fr: `De ${guillemets(departure.name)} à ${guillemets(arrival.name)}`,
    en: `From '${departure.name}' to '${arrival.name}'`,
  }
  return [{ ...charged(rule), at: null, quantity: 1, reason }]
}

function deliveries(rules: readonly FeeRule[], stay: Stay): DueFee[] {
  return feeEnds.flatMap((end) => {
    const address = end === 'departure' ? stay.delivery : stay.collection
    if (address === null) return []
    const code = address.postalCode?.replaceAll(' ', '').toUpperCase() ?? ''
    const reach = ({ postalCodes }: FeeRule) =>
      Math.max(-1, ...postalCodes.filter((zone) => code.startsWith(zone)).map((zone) => zone.length))
    const applying = rules.filter(
      (rule) =>
        (rule.agencyId === null || rule.agencyId === stay[end].id) &&
        (rule.at === null || rule.at === end) &&
        (rule.postalCodes.length === 0 || reach(rule) > 0),
    )
    // The narrowest zone counts, whatever agency it is for.
    const narrowest = Math.max(-1, ...applying.map(reach))
    const rule = mostSpecific(applying.filter((one) => reach(one) === narrowest))
    const town = [address.postalCode, address.city].filter(Boolean).join(' ')
    const reason = inBoth((language) => [carried[end][language], town].filter(Boolean).join(', '))
    return rule ? [{ ...charged(rule), at: end, quantity: 1, reason }] : []
  })
}

function additionalDrivers(rules: readonly FeeRule[], { additionalDriverCount: count }: Stay): DueFee[] {
  const rule = mostSpecific(rules)
  if (!rule || count <= rule.freeCount) return []
  const free = rule.freeCount
  const s = count > 1 ? 's' : ''
  const reason = {
    fr: `${count} conducteur${s} supplémentaire${s}${free > 0 ? `, dont ${free} gratuit${free > 1 ? 's' : ''}` : ''}`,
    en: `${count} additional driver${s}${free > 0 ? `, ${free} of them free` : ''}`,
  }
  return [{ ...charged(rule), at: null, quantity: count - free, reason }]
}

/** Returns the rule that names the most: an agency before all of them, then a category, then one end; the first one. */
function mostSpecific(rules: readonly FeeRule[]): FeeRule | undefined {
  const weight = ({ agencyId, categoryId, at }: FeeRule) =>
    (agencyId === null ? 0 : 4) + (categoryId === null ? 0 : 2) + (at === null ? 0 : 1)
  return rules.toSorted((a, b) => weight(b) - weight(a) || a.id - b.id)[0]
}

/** Returns the part of a rule that a price keeps. */
function charged({ id, kind, name, nameEn = null, priceCents, dailyPriceCents, maxCents }: FeeRule) {
  return { id, kind, name, nameEn, priceCents, dailyPriceCents, maxCents }
}

function inBoth(text: (language: Language) => string): Sentence {
  return { fr: text('fr'), en: text('en') }
}

const stopOn = {
  departure: { fr: 'Départ le', en: 'Pick-up on' },
  arrival: { fr: 'Retour le', en: 'Return on' },
} satisfies Record<FeeEnd, Sentence>

const carried = {
  departure: { fr: 'Livraison à l’adresse du client', en: 'Delivery to the customer’s address' },
  arrival: { fr: 'Récupération à l’adresse du client', en: 'Collection at the customer’s address' },
} satisfies Record<FeeEnd, Sentence>

const closed: Sentence = { fr: 'agence fermée', en: 'agency closed' }

function holidayText(name = '', language: Language): string {
  return language === 'fr' ? `jour férié (${name})` : `public holiday (${name})`
}

function leaving(name: string): Sentence {
  return { fr: `Départ de l’agence ${guillemets(name)}`, en: `Pick-up at '${name}'` }
}

function returning(name: string): Sentence {
  return { fr: `Retour à l’agence ${guillemets(name)}`, en: `Return at '${name}'` }
}
