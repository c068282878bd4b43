import { formatCents, toCents } from '@filao/domain/kernel/money'
import { useLanguage } from '#session/language'

type Amount = number | null | undefined

/**
 * Shows an amount of the contract (`euros`) or of a rule (`cents`): 1 234,50 € or €1,234.50. A dash without an amount.
 */
export function Money(props: { euros: Amount } | { cents: Amount }) {
  const language = useLanguage()
  const cents = 'cents' in props ? props.cents : typeof props.euros === 'number' ? toCents(props.euros) : null
  return <span className="money">{typeof cents === 'number' ? formatCents(cents, language) : '–'}</span>
}
