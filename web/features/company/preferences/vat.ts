import { type CountryCode, territories } from '@filao/domain/company/territories'
import type { Language } from '@filao/domain/kernel/language'

/**
 * Returns the VAT rate after a change of territory: the new territory's, unless the user chose another than the old
 * one's.
 */
export function rateAfterMove(rate: number | null, from: CountryCode, to: CountryCode): number | null {
  return rate === territories[from].vatRate ? territories[to].vatRate : rate
}

/** Formats a rate in percent: « 8,5 % », '8.5%'. */
export function formatRate(percent: number, language: Language): string {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const
  return (percent / 100).toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', style)
}
