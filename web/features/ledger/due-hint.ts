import { formatCents } from '@filao/domain/kernel/money'
import { accountLineLabel, accountLinesOf } from '@filao/domain/ledger/account-line'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

/**
 * Returns the words for what the amount due of a rental has beside its price: extra charges, less credit notes. The
 * money settled before it was imported is shown apart.
 */
export function useDueHint(rental: Parameters<typeof accountLinesOf>[0]): string {
  const { t } = useTranslation('ledger')
  const language = useLanguage()
  return accountLinesOf(rental)
    .filter(({ kind }) => kind !== 'settled_elsewhere')
    .map(({ kind, cents }) => {
      return t('line', { label: accountLineLabel(kind)[language], amount: formatCents(cents, language) })
    })
    .join(' · ')
}
