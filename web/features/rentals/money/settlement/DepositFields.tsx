import { formatCents, inCents, toCents } from '@filao/domain/kernel/money'
import { settlementLabels } from '@filao/domain/rentals/money/settlement'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { OfferedAmount } from '#features/ledger/public'
import { useLabels, useLanguage } from '#session/language'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { Line, type Sums, useMethodOptions } from './SettlementLedger.tsx'

type Props = { rental: Rental; sums: Sums; keptEuros: number }

/** Edits the deposit: the part kept for what is due, its reason, and how the rest goes back. */
export function DepositFields({ rental, sums, keptEuros }: Props) {
  const { t } = useTranslation('rentals/money')
  const labels = useLabels(settlementLabels)
  const language = useLanguage()
  const methods = useMethodOptions()
  const { paidSecurityDepositCents } = inCents(rental)
  if (paidSecurityDepositCents <= 0) return null
  const { mostKeptCents, depositBackCents } = sums
  const most = { amount: formatCents(mostKeptCents, language) }
  const atMost = {
    validator: async (_: unknown, typed: number | null) => {
      if (toCents(typed ?? 0) > mostKeptCents) throw new Error(t('settlement.tooMuchKept', most))
    },
  }
  return (
    <>
      {(mostKeptCents > 0 || keptEuros > 0) && (
        <TypedItem
          name="keptDepositAmount"
          label={labels.keptDepositAmount}
          rules={[atMost]}
          validateTrigger="onBlur"
          extra={
            <OfferedAmount
              field="keptDepositAmount"
              typedEuros={keptEuros}
              cents={mostKeptCents}
              text={t('settlement.keepAll', most)}
            />
          }
        >
          <EurosInput />
        </TypedItem>
      )}
      {keptEuros > 0 && (
        <Form.Item
          name="keptReason"
          label={labels.keptReason}
          extra={t('refund.reasonHint')}
          rules={[{ required: true, whitespace: true, message: t('settlement.noKeptReason') }]}
          validateTrigger="onBlur"
        >
          <Input maxLength={500} />
        </Form.Item>
      )}
      <dl className="price-lines settlement-ledger">
        <Line label={labels.depositHeldAmount} cents={paidSecurityDepositCents} />
        <Line label={t('settlement.back')} cents={depositBackCents} isSum />
      </dl>
      {depositBackCents > 0 && (
        <Form.Item name="depositMethod" label={labels.depositMethod}>
          <Select options={[{ value: '', label: t('settlement.asTaken') }, ...methods]} />
        </Form.Item>
      )}
    </>
  )
}
