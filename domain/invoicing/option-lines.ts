import type { Language } from '../kernel/language.schema.ts'
import { inEach, nameIn } from '../kernel/language.ts'
import { toCents } from '../kernel/money.ts'
import { optionText, priceOfOne } from '../pricing/option-line.ts'
import type { Quote } from '../pricing/quote.schema.ts'

/**
 * Returns the lines that bill an agreed option: its price once for each, and its days for all of it together, with the
 * price of a day as the unit. An option whose limit counts has one line at that price.
 */
export function optionLines(option: Quote['options'][number], days: number, languages: readonly Language[]) {
  const { quantity, each, isLimited } = priceOfOne(option, days)
  const name = inEach(languages, (language) => nameIn(option, language))
  const named = inEach(languages, (language) => optionText(option, language))
  const say = (word: keyof typeof words.fr) => `(${inEach(languages, (language) => words[language][word])})`
  if (isLimited) return [{ label: `${name} ${say('atMost')}`, quantity, unitGrossCents: toCents(each) }]
  const both = option.price > 0 && option.dailyPrice > 0
  const once = { label: both ? `${name} ${say('once')}` : name, quantity, unitGrossCents: toCents(option.price) }
  const daily = {
    label: both ? `${named} ${say('perDay')}` : named,
    quantity: quantity * days,
    unitGrossCents: toCents(option.dailyPrice),
  }
  if (both) return [once, daily]
  return [option.dailyPrice > 0 ? daily : once]
}

const words = {
  fr: { once: 'forfait', perDay: 'par jour', atMost: 'prix maximal' },
  en: { once: 'flat price', perDay: 'per day', atMost: 'maximum price' },
} satisfies Record<Language, object>
