import { formatCents } from '@filao/domain/kernel/money'
import { type Amounts, amountFields } from '@filao/domain/ledger/payment'
import type { PaymentCreation } from '@filao/domain/rentals/money/payment-creation'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { amountOver, OfferedAmount, takesMoney } from '#features/ledger/public'
import { useLanguage } from '#session/language'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'

type Props = {
  of: keyof Amounts
  /** The field as the schema checks it. */
  item: Parameters<typeof TypedItem>[0]
  restCents: number
  isInFull: boolean
  typedEuros: number | null | undefined
  autoFocus: boolean
}

/** Edits the amount for the price or for the deposit, and offers what is left of it. */
export function PaymentAmount({ of, item, restCents, isInFull, typedEuros, autoFocus }: Props) {
  const { t } = useTranslation('rentals')
  const { t: account } = useTranslation('ledger')
  const language = useLanguage()
  const form = Form.useFormInstance<PaymentCreation>()
  const isPrice = of === 'totalCents'
  const takesSomething = {
    validateTrigger: 'onBlur',
    validator: async () => {
      if (!takesMoney(form.getFieldsValue())) throw new Error(t('payment.noMoney'))
    },
  }
  // A saved line cannot change: a likely typing error is shown before, and the server asks for a confirmation.
  const warnsAboveRest = {
    warningOnly: true,
    validator: async (_: unknown, typed: number | null) => {
      const more = amountOver(typed, restCents)
      if (more > 0) throw new Error(t('payment.over', { amount: formatCents(more, language) }))
    },
  }
  const left = `${account('rest')} ${formatCents(restCents, language)}`
  const offered = restCents > 0 && (
    <OfferedAmount
      field={amountFields[of]}
      typedEuros={typedEuros}
      cents={restCents}
      text={left}
      otherwise={left}
      checked="totalAmount"
    />
  )
  const { rules: _checked, ...field } = item
  return (
    <TypedItem
      {...field}
      required={false}
      validateTrigger={['onBlur', 'onChange']}
      rules={[...(isPrice ? [takesSomething] : []), warnsAboveRest]}
      extra={isInFull ? (isPrice ? account('inFull') : t('payment.heldInFull')) : offered || null}
    >
      <EurosInput disabled={isInFull} autoFocus={autoFocus} />
    </TypedItem>
  )
}
