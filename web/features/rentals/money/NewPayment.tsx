import { DeleteOutlined } from '@ant-design/icons'
import { toCents } from '@filao/domain/kernel/money'
import { cashLimit } from '@filao/domain/ledger/cash-limit'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { isDepositOver } from '@filao/domain/ledger/money-checks'
import { type Amounts, amountFields, paymentLabels, paymentMethods } from '@filao/domain/ledger/payment'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import { PaymentCreation } from '@filao/domain/rentals/money/payment-creation'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button, Form, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { CashNotice, type NewLine } from '#features/ledger/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { useReturnPath } from '#ui/return-path'
import { useIsWideScreen } from '#ui/wide-screen'
import { PaymentAmount } from './PaymentAmount.tsx'
import { ReceiptMail } from './ReceiptMail.tsx'
import { usePaymentSave, useProposedRest } from './use-new-payment.ts'

type Props = {
  rental: Rental
  line: NewLine
  rest: Amounts
  inFull: Record<keyof Amounts, boolean>
  /** The cash taken for the price so far. */
  cashCents: number
  /** The user has just asked for this line, so its first field takes the focus. */
  isAsked: boolean
  onTyped: () => void
  onSaved: (payment: Payment) => void
  onRemove: () => void
}

/** Edits the new payment: the amounts for the price and the deposit, and the method. */
export function NewPayment({ rental, line, rest, inFull, cashCents, isAsked, onTyped, onSaved, onRemove }: Props) {
  const { t } = useTranslation('rentals')
  const returnPath = useReturnPath(paths.rentalSummary(rental.id))
  const language = useLanguage()
  const [form] = Form.useForm<PaymentCreation>()
  const { save, isSent } = usePaymentSave(rental)
  useProposedRest(form, { line, rest, inFull, isSent })
  const rules = schemaRules(PaymentCreation, useLabels(paymentLabels), language)
  const typed: Partial<PaymentCreation> = Form.useWatch([], form) ?? line
  const { method, totalAmount } = typed
  const isMuchCash = method === 'cash' && cashCents + toCents(totalAmount ?? 0) > cashLimit
  // On a phone the keyboard would hide the amounts that are proposed.
  const isWide = useIsWideScreen()
  const firstOpen = inFull.totalCents ? 'securityDepositCents' : 'totalCents'
  const amount = (of: keyof Amounts) => (
    <PaymentAmount
      of={of}
      item={rules.field(amountFields[of])}
      restCents={rest[of]}
      isInFull={inFull[of]}
      typedEuros={typed[amountFields[of]]}
      autoFocus={(isAsked || isWide) && of === firstOpen}
    />
  )
  return (
    <FormScreen
      form={form}
      initialValues={{ ...line, isReceiptMailed: Boolean(rental.customer.email) }}
      onValuesChange={onTyped}
      save={save}
      onSaved={onSaved}
      savedText={t('payment.saved')}
      saveText={t('payment.save')}
      backTo={returnPath}
    >
      <FormGroup title={t('payment.new')}>
        <div className="payment-amounts">
          {amount('totalCents')}
          {!isDepositOver(rental.status) && amount('securityDepositCents')}
        </div>
        <Form.Item {...rules.field('method')}>
          <Radio.Group
            optionType="button"
            className="payment-methods"
            options={paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value][language] }))}
          />
        </Form.Item>
        {isMuchCash && <CashNotice />}
        <ReceiptMail rental={rental} />
        <Button danger type="text" icon={<DeleteOutlined />} className="payment-remove" onClick={onRemove}>
          {t('payment.remove')}
        </Button>
      </FormGroup>
    </FormScreen>
  )
}
