import type { LocalDate } from '../../kernel/time.schema.ts'
import { element, type XmlElement } from './xml.ts'

/** Returns cents as euros with two decimals. */
export function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Returns a unit price in millionths of a euro with two to six decimals. */
export function price(millionths: number): string {
  return (millionths / 1_000_000).toFixed(6).replace(/0{1,4}$/, '')
}

/** Returns a quantity, which has at most two decimals. */
export function quantity(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '')
}

/** Returns a rate in percent with two decimals. */
export function percent(rate: number | null): string {
  return (rate ?? 0).toFixed(2)
}

/** Writes a day, `YYYY-MM-DD`, as `YYYYMMDD`. */
export function day(name: string, date: LocalDate, space: 'udt' | 'qdt' = 'udt'): XmlElement {
  return element(name, [element(`${space}:DateTimeString`, date.replaceAll('-', ''), { format: '102' })])
}
