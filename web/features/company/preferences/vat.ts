import { type CountryCode, territories } from '@filao/domain/company/territories'
import type { Language } from '@filao/domain/kernel/language'

/** The rate once the territory changes: the new one's, unless another than the old one's was chosen. */
export function rateAfterMove(rate: number | null, from: CountryCode, to: CountryCode): number | null {
  return rate === territories[from].vatRate ? territories[to].vatRate : rate
}

/** A rate in percent as people read it: « 8,5 % », '8.5%'. */
export function formatRate(percent: number, language: Language): string {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const
  return (percent / 100).toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', style)
}
