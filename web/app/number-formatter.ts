import { formatNumber } from '@filao/domain/kernel/number-text'
import type { FormatterModule } from 'i18next'

/** Writes the numbers in a sentence as its language does: « 1 234 véhicules », '1,234 vehicles'. */
export const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language) =>
    typeof value === 'number' ? formatNumber(value, language === 'en' ? 'en' : 'fr') : value,
}
