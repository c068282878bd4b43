import type { Language } from '@filao/domain/kernel/language'
import { formatNumber } from '@filao/domain/kernel/number-text'

/** Formats a distance: « 12 345 km », '12,345 km'. */
export function kilometres(odometer: number, language: Language): string {
  return `${formatNumber(odometer, language)}\u00a0km`
}
