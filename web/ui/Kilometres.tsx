import { formatNumber } from '@filao/domain/kernel/number-text'
import { useLanguage } from '#session/language'

/** Shows a distance with its unit: 12 345 km or 12,345 km. */
export function Kilometres({ km }: { km: number }) {
  const number = formatNumber(km, useLanguage())
  return <span className="kilometres">{`${number}\u00a0km`}</span>
}
