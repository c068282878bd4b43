import type { Language } from '@filao/domain/kernel/language'
import { locales } from '@filao/domain/kernel/locale'

/** Formats a distance: « 12 345 km », '12,345 km'. */
export function kilometres(odometer: number, language: Language): string {
  return `${odometer.toLocaleString(locales[language])}\u00a0km`
}
