import { inCents } from '@filao/domain/kernel/money'
import { accountLineLabel, accountLinesOf } from '@filao/domain/ledger/account-line'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { paymentMethods } from '@filao/domain/ledger/payment'
import { sumLabels } from '@filao/domain/ledger/sum-labels'
import { settlementLabels } from '@filao/domain/rentals/money/settlement'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Money } from '#ui/Money'
import type { sumsOf } from './settlement-values.ts'
import '../../price/PriceLines.css'

export type Sums = ReturnType<typeof sumsOf>

/** Shows the account of a settlement: price, charges, payments and what is left. */
export function SettlementLedger({ rental, sums }: { rental: Rental; sums: Sums }) {
  const { t } = useTranslation('rentals/money')
  const language = useLanguage()
  const { paidTotalCents } = inCents(rental)
  const { priceCents, addedCents, dueCents } = sums
  return (
    <dl className="price-lines settlement-ledger">
      <Line label={sumLabels.price[language]} cents={priceCents} />
      {accountLinesOf(rental, addedCents).map(({ kind, cents }) => (
        <Line key={kind} label={accountLineLabel(kind)[language]} cents={cents} />
      ))}
      <Line label={t('settlement.paid')} cents={-paidTotalCents} />
      <Line
        label={dueCents < 0 ? t('settlement.overpaid') : sumLabels.due[language]}
        cents={Math.abs(dueCents)}
        isSum
      />
    </dl>
  )
}

/** Chooses how the rest is paid, or that it is paid later: nothing is taken for granted. */
export function MethodField() {
  const { t } = useTranslation('rentals/money')
  const later = { value: 'later', label: t('settlement.later') }
  const options = [...useMethodOptions(), later]
  return (
    <Form.Item
      name="method"
      label={settlementLabels.method[useLanguage()]}
      rules={[{ required: true, message: t('settlement.noMethod') }]}
      validateTrigger="onBlur"
    >
      <Select options={options} placeholder={t('settlement.chooseMethod')} />
    </Form.Item>
  )
}

/** Returns the payment methods as options of a list. */
export function useMethodOptions() {
  const language = useLanguage()
  return paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value][language] }))
}

export function Line({ label, cents, isSum = false }: { label: string; cents: number; isSum?: boolean }) {
  return (
    <div className={isSum ? 'price-sum' : ''}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  )
}
