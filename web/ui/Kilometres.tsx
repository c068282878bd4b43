import { locales } from '@filao/domain/kernel/locale'
import { useLanguage } from './language.ts'

/** Shows a distance with its unit: 12 345 km or 12,345 km. */
export function Kilometres({ km }: { km: number }) {
  const number = new Intl.NumberFormat(locales[useLanguage()]).format(km)
  return <span className="kilometres">{`${number}\u00a0km`}</span>
}
