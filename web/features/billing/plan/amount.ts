import type { Resource } from '@filao/domain/billing/plan'
import type { Language } from '@filao/domain/kernel/language.schema'
import { formatNumber } from '@filao/domain/kernel/number-text'

/** Returns a number of a resource in words: « 1 200 », and « 1,2 Go » for the megabytes of files. */
export function amountOf(resource: Resource, count: number, language: Language): string {
  if (resource !== 'megabytes') return formatNumber(count, language)
  const isLarge = count >= 1000
  const unit = isLarge ? 'gigabyte' : 'megabyte'
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(isLarge ? count / 1000 : count)
}
