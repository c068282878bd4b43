import type { Language } from '@filao/domain/kernel/language.schema'
import { formatNumber } from '@filao/domain/kernel/number-text'
import { useLanguage } from '#session/language'

/** Shows a distance with its unit: 12 345 km or 12,345 km. */
export function Kilometres({ km }: { km: number }) {
  return <span className="kilometres">{formatKilometres(km, useLanguage())}</span>
}

/** Formats a distance for a line of text: « 12 345 km », '12,345 km'. */
export function formatKilometres(km: number, language: Language): string {
  return `${formatNumber(km, language)}\u00a0km`
}
