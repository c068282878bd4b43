import { formatCents, inCents } from '@filao/domain/kernel/money'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

/** The charges, credit notes and settled amounts that change the price of a rental, in euros. */
type Changes = { chargesAmount: number; creditedAmount: number; settledElsewhereAmount: number }

/** Returns the words for what the amount due of a rental has beside its price: charges, less credit notes. */
export function useDueHint(rental: Changes): string {
  const { t } = useTranslation('ledger')
  const language = useLanguage()
  const { chargesCents, creditedCents, settledElsewhereCents } = inCents(rental)
  const notesCents = creditedCents - settledElsewhereCents
  return [
    chargesCents > 0 && t('withCharges', { amount: formatCents(chargesCents, language) }),
    notesCents > 0 && t('creditNotes', { amount: formatCents(notesCents, language) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
