/**
 * Reads a number as people type it: spaces and the euro sign do not count, and a point or comma that groups three digits
 * is not a decimal sign. `decimalSign` is that of the language; without one, as for kilometres, each may group digits.
 * Returns NaN for text that is no number, and `''` for an empty text, as `parser` of antd's `InputNumber` expects.
 */
export function readTypedNumber(text: string | undefined, decimalSign?: ',' | '.'): number {
  const typed = (text ?? '').replaceAll(/[\s'’€]/g, '')
  // Clears the field; the type of `parser` does not know it.
  if (typed === '') return '' as unknown as number
  if (!/^-?\d*([.,]\d*)*$/.test(typed)) return Number.NaN
  const decimal = decimalSignOf(typed, decimalSign)
  const digits = [...typed].filter((sign) => sign === decimal || !/[.,]/.test(sign)).join('')
  return Number(decimal ? digits.replace(decimal, '.') : digits)
}

/** Returns the sign before the decimals of a text; undefined when its signs group digits. */
function decimalSignOf(typed: string, ofLanguage: string | undefined): string | undefined {
  const signs = typed.replaceAll(/[^.,]/g, '')
  const last = signs.at(-1)
  if (last === undefined || new Set(signs).size > 1) return last
  if (signs.length > 1) return undefined
  const isGroup = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(typed)
  return last !== ofLanguage && isGroup ? undefined : last
}
