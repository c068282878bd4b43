import { formatCents, toCents } from '@filao/domain/kernel/money'
import { givenBackElsewhere } from '@filao/domain/ledger/elsewhere'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { type SettlementValues, sumsOf } from './settlement-values.ts'
import type { Proposals } from './use-proposals.ts'

type Props = { rental: Rental; proposals: Proposals; values: SettlementValues; isPending: boolean }

/** Says everything that will be booked, beside the button that books it: the bar stays in view. */
export function SettlementBar({ rental, proposals, values, isPending }: Props) {
  const { t } = useTranslation('rentals/money')
  const outcome = useOutcome(rental, proposals, values)
  return (
    <div className="settlement-bar">
      <p className="settlement-outcome" aria-live="polite">
        {outcome.length > 0 ? outcome.join(' · ') : t('settlement.nothingMoves')}
      </p>
      <Button type="primary" size="large" htmlType="submit" loading={isPending}>
        {t('settlement.record')}
      </Button>
    </div>
  )
}

/** Returns the charges, payments and refunds of the settlement in words, in the order in which they are booked. */
function useOutcome(rental: Rental, proposals: Proposals, values: SettlementValues): string[] {
  const { t } = useTranslation('rentals/money')
  const language = useLanguage()
  const sums = sumsOf(rental, proposals, values)
  const amount = (cents: number) => ({ amount: formatCents(cents, language) })
  const by = (method: SettlementValues['method'] | '') =>
    method && method !== 'later' ? ` (${paymentMethodLabels[method][language].toLowerCase()})` : ''
  const savedCents = values.price === 'actual' ? (proposals.earlyCents ?? 0) : 0
  const keptCents = toCents(values.keptDepositAmount ?? 0)
  const isLater = values.method === 'later'
  return [
    savedCents > 0 && t('settlement.recomputed', amount(savedCents)),
    sums.addedCents > 0 && t('settlement.charges', amount(sums.addedCents)),
    keptCents > 0 && t('settlement.keeps', amount(keptCents)),
    sums.toPayCents > 0 && !isLater && `${t('settlement.collects', amount(sums.toPayCents))}${by(values.method)}`,
    sums.toPayCents > 0 && isLater && t('settlement.leavesDue', amount(sums.toPayCents)),
    sums.toRefundCents > 0 && t('settlement.refunds', amount(sums.toRefundCents)),
    sums.depositBackCents > 0 &&
      `${t('settlement.returnsDeposit', amount(sums.depositBackCents))}${by(values.depositMethod)}`,
    sums.elsewhereCents > 0 && givenBackElsewhere(sums.elsewhereCents)[language],
  ].filter((words) => words !== false)
}
