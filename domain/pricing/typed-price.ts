import type { Sentence } from '../kernel/language.ts'
import { maxEuros, toCents, toEuros } from '../kernel/money.ts'
import { guillemets } from '../kernel/text.ts'
import type { Typed } from '../kernel/typed-date.ts'

/** Digits, with points or commas between thousands when the other sign, or none, is before the decimals. */
const amount = /^(\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.)|\d*)(?:[.,](\d*))?$/

/**
 * Reads a price as typed or as copied from a spreadsheet (« 45,50 », « 1 234,50 € », '45.50'), in either language. An
 * empty text is no price.
 */
export function readTypedPrice(text: string): Typed<number | null> {
  if (text.trim() === '') return { value: null }
  const bare = text.replaceAll(/[\s'’]/g, '').replace(/^(?:€|EUR)|(?:€|EUR|euros?)$/i, '')
  if (/^[-−–][\d.,]/.test(bare)) return { refusal: negative }
  const [, whole = '', decimals = ''] = amount.exec(bare) ?? []
  if (whole + decimals === '') return { refusal: notAPrice(text) }
  if (decimals.length > 2) return { refusal: tooFine }
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents > toCents(maxEuros) ? { refusal: tooMuch } : { value: toEuros(cents) }
}

function notAPrice(text: string): Sentence {
  const shown = text.trim().slice(0, 40)
  return { fr: `${guillemets(shown)} n’est pas un prix`, en: `'${shown}' is not a price` }
}

const negative: Sentence = { fr: 'Un prix ne peut pas être négatif', en: 'A price cannot be negative' }
const tooFine: Sentence = { fr: 'Un prix a deux décimales au plus', en: 'A price has at most two decimals' }
const tooMuch: Sentence = { fr: 'Ce prix est trop élevé', en: 'This price is too high' }
