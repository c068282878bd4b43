/**
 * Reads a whole number as spreadsheets and people write it: « 45 000 km », 45.000, 45,000, 45000.00. Letters O do
 * not count as a unit. Returns anything else unchanged.
 */
export function readWhole(text: string): number | string {
  const bare = text.replaceAll(/[\s\u202f\u00a0']/g, '').replace(/(?!o+$)[a-z]+\.?$/i, '')
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(bare) ? bare.replaceAll(/[.,]/g, '') : bare.replace(/[.,]0+$/, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text
}

/**
 * Reads an amount as spreadsheets and people write it: « 1 234,50 € », 1.234,50, 1,234.50, EUR 45. The last comma or point before
 * one or two digits parts the cents. Returns anything else unchanged.
 */
export function readEuros(text: string): number | string {
  const bare = text.replaceAll(/[\s\u202f\u00a0']|€|eur(os?)?/gi, '')
  const found = /^(?=.*\d)([1-9]\d{0,2}(?:[.,]\d{3})+|\d{0,15})(?:[.,](\d{0,2}))?$/.exec(bare)
  if (!found) return text
  return Number(`${found[1]?.replaceAll(/[.,]/g, '') || '0'}.${found[2] || '0'}`)
}
