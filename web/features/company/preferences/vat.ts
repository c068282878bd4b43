import type { Language } from '@filao/domain/kernel/language.schema'

/** Formats a rate in percent: « 8,5 % », '8.5%'. */
export function formatRate(percent: number, language: Language): string {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const
  return (percent / 100).toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', style)
}
