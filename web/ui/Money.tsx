import { formatEuros } from '@filao/domain/kernel/money'
import { useLanguage } from './language.ts'

/** An amount of euros, in the person's format: 1 234,50 € or €1,234.50. A dash where there is none. */
export function Money({ euros }: { euros: number | null | undefined }) {
  const language = useLanguage()
  return <span className="money">{euros === null || euros === undefined ? '–' : formatEuros(euros, language)}</span>
}
