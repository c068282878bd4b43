import { formatNumber } from '@filao/domain/kernel/number-text'
import { useLanguage } from '#session/language'

/** Shows the number of items beside a title. */
export function Count({ count }: { count: number }) {
  return <span className="page-count">{formatNumber(count, useLanguage())}</span>
}
