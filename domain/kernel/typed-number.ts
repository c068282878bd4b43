/** Reads a typed number, and returns anything else unchanged. */
export type NumberReader = (text: string) => number | string

/** The units of whole numbers, as people write them behind the number; others change what it says. */
const units = /(kms?|kilom[eè]tres?|kilometers?|ch|chevaux|cv|hp|places?|pl|seats?|jours?|days?|j|minutes?|min)\.?$/i

/**
 * Reads a whole number as spreadsheets and people write it: « 45 000 km », 45.000, 45,000, 45000.00. Unknown units,
 * such as miles, are kept. Returns anything else unchanged.
 */
export function readWhole(text: string): number | string {
  const bare = text.replaceAll(/[\s\u202f\u00a0']/g, '').replace(units, '')
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(bare) ? bare.replaceAll(/[.,]/g, '') : bare.replace(/[.,]0+$/, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text
}

/**
 * Reads an amount as spreadsheets and people write it: « 1 234,50 € », 1.234,50, 1,234.50, EUR 45. The last comma or
 * point before one or two digits parts the cents. Returns anything else unchanged, also three decimals after the only
 * comma: 150,555 is not 150 555 in French.
 */
export function readEuros(text: string): number | string {
  return readAmount(text, /^\d+,\d{3}$/)
}

/** Reads an amount as `readEuros` does, in English: 1,234 is a thousand and more, and 150.555 has three decimals. */
export function readEnglishEuros(text: string): number | string {
  return readAmount(text, /^\d+\.\d{3}$/)
}

function readAmount(text: string, threeDecimals: RegExp): number | string {
  const bare = text.replaceAll(/[\s\u202f\u00a0']|€|eur(os?)?/gi, '')
  if (threeDecimals.test(bare)) return text
  const found = /^(?=.*\d)([1-9]\d{0,2}(?:[.,]\d{3})+|\d{0,15})(?:[.,](\d{0,2}))?$/.exec(bare)
  if (!found) return text
  return Number(`${found[1]?.replaceAll(/[.,]/g, '') || '0'}.${found[2] || '0'}`)
}

/**
 * Reads a quantity or a percentage: « 8,5 % », 8.5, ,5. A comma or a point parts the decimals, however many, and never
 * the thousands. Returns anything else unchanged.
 */
export function readDecimal(text: string): number | string {
  const bare = text.replaceAll(/[\s\u202f\u00a0']/g, '').replace(/%$/, '')
  return /^(?=.*\d)\d{0,15}([.,]\d*)?$/.test(bare) ? Number(bare.replace(',', '.')) : text
}

/** Reads a latitude or a longitude: 16.2065, « -61,49 ° ». Returns anything else unchanged. */
export function readDegrees(text: string): number | string {
  const [, sign, bare = ''] = /^\s*([-−]?)([^°]*)°?\s*$/.exec(text) ?? []
  const degrees = readDecimal(bare)
  if (typeof degrees !== 'number' || bare.includes('%')) return text
  return sign ? -degrees : degrees
}

/**
 * Reads the number that a text begins with, as long as it goes: 50+20 is 50 and « 12,5o » is 12.5. Returns undefined
 * for a text that begins with none.
 */
export function readStart(text: string, read: NumberReader): number | undefined {
  for (let end = text.length; end > 0; end--) {
    const found = read(text.slice(0, end))
    if (typeof found === 'number') return found
  }
  return undefined
}
