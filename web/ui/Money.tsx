import { formatEuros } from '@filao/domain/kernel/money'
import { useLanguage } from './language.ts'

/** Shows an amount of euros in the user's format: 1 234,50 € or €1,234.50. A dash without an amount. */
export function Money({ euros }: { euros: number | null | undefined }) {
  const language = useLanguage()
  return <span className="money">{euros === null || euros === undefined ? '–' : formatEuros(euros, language)}</span>
}
