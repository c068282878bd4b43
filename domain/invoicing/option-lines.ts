import type { Language } from '../kernel/language.schema.ts'
import { inEach, nameIn } from '../kernel/language.ts'
import { toCents } from '../kernel/money.ts'
import type { FeeLine } from '../pricing/fee/fee-line.schema.ts'
import { priceOfOne } from '../pricing/option-line.ts'
import type { Quote } from '../pricing/quote.schema.ts'

/**
 * Returns the lines that bill an agreed option: its price once for each, and its days for all of it together, with the
 * price of a day as the unit: « Siège enfant (2 × 7 jours) », 14 at 5 €. An option whose limit counts has one line at
 * that price.
 */
export function optionLines(option: Quote['options'][number], days: number, languages: readonly Language[]) {
  return linesOf(option, { days, languages, reason: null })
}

/**
 * Returns the lines that bill an agreed fee, as those of an option, with the reason beside its name: « Hors horaires
 * (départ le ven. 4 déc. 2026 à 22:30, agence fermée) ».
 */
export function feeLines(fee: FeeLine, days: number, languages: readonly Language[]) {
  const reason = inEach(languages, (language) => begunSmall(fee.reason[language]))
  return linesOf(fee, { days, languages, reason }).map((line) => ({ ...line, fee: fee.kind }))
}

type Written = { days: number; languages: readonly Language[]; reason: string | null }

function linesOf(option: Quote['options'][number], { days, languages, reason }: Written) {
  const { quantity, each, isLimited } = priceOfOne(option, days)
  const name = inEach(languages, (language) => nameIn(option, language))
  const noted = (note: ((said: (typeof words)[Language]) => string) | null) => {
    const notes = [note && inEach(languages, (language) => note(words[language])), reason].filter(Boolean)
    return notes.length > 0 ? `${name} (${notes.join(', ')})` : name
  }
  if (isLimited) return [{ label: noted(({ atMost }) => atMost), quantity, unitGrossCents: toCents(each) }]
  const both = option.price > 0 && option.dailyPrice > 0
  const once = { label: noted(both ? (said) => said.once : null), quantity, unitGrossCents: toCents(option.price) }
  const perDay = both ? (said: (typeof words)[Language]) => said.perDay : null
  const daily = {
    label: noted(quantity > 1 ? (said) => `${quantity}\u00a0× ${said.days(days)}` : perDay),
    quantity: quantity * days,
    unitGrossCents: toCents(option.dailyPrice),
  }
  if (both) return [once, daily]
  return [option.dailyPrice > 0 ? daily : once]
}

function begunSmall(text: string): string {
  return text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
}

const words = {
  fr: {
    once: 'forfait',
    perDay: 'par jour',
    days: (count: number) => `${count} jour${count > 1 ? 's' : ''}`,
    atMost: 'prix maximal',
  },
  en: {
    once: 'flat price',
    perDay: 'per day',
    days: (count: number) => `${count} day${count > 1 ? 's' : ''}`,
    atMost: 'maximum price',
  },
} satisfies Record<Language, object>
