import { formatValue } from 'hucre'

/**
 * Returns the text that a cell shows for a whole number in a format of digits and signs alone: 06000 for 6000 in
 * `00000`, 06 90 12 34 02, C-0042. Null for amounts, percentages and everything else that is no identifier: its value
 * says more than what is shown.
 */
export function shownNumber(value: number, format = 'General'): string | null {
  if (!Number.isInteger(value) || value < 0 || !isOfDigits(format)) return null
  return formatValue(value, format).trim()
}

/** Returns true for a format of which the part for positive numbers has neither decimals, thousands nor powers. */
function isOfDigits(format: string): boolean {
  const [bare = ''] = format.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';')
  return /^[-+() |]*[0#?][-+() |0#?]*$/.test(bare)
}
