import { formatCents, inCents, inEuros, toCents } from '@filao/domain/kernel/money'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { type Amounts, amountFields, paymentLabels, paymentMethods } from '@filao/domain/ledger/payment'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import { held } from '@filao/domain/ledger/refund'
import { PaymentCreation } from '@filao/domain/rentals/money/payment-creation'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { createPayment } from '#api/calls'
import { overpaid, proposedRefund, takesMoney } from '#features/ledger/public'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { FormModal } from '#ui/form/FormModal'
import { FormRow } from '#ui/form/FormRow'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { ReceiptMail } from './ReceiptMail.tsx'

type Props = { rental: Rental; payment: Payment; payments: Payment[]; onClose: () => void }
type Values = Pick<
  PaymentCreation,
  'totalAmount' | 'securityDepositAmount' | 'method' | 'reason' | 'isReceiptMailed' | 'mailLine'
>

/**
 * Gives back all or part of the amount that a payment still holds, with the payment's method unless another is chosen.
 */
export function RefundModal({ rental, payment, payments, onClose }: Props) {
  const { t } = useTranslation('rentals/money')
  const { t: account } = useTranslation('ledger')
  const { t: words } = useTranslation('rentals')
  const language = useLanguage()
  const toast = useToast()
  const { companyId } = useSession()
  const [form] = Form.useForm<Values>()
  const create = useAction(createPayment)
  const rest = held(inCents(payment), payments.map(inCents))
  const proposed = proposedRefund(rental.status, rest, overpaid(rental, payments))
  const isDeposit = proposed.securityDepositCents > 0 && proposed.totalCents === 0
  const rules = schemaRules(PaymentCreation, useLabels(paymentLabels), language)
  const amount = (of: keyof Amounts) => {
    const limit = formatCents(rest[of], language)
    const atMost = {
      validator: async (_: unknown, value: number | null) => {
        if (toCents(value ?? 0) > rest[of]) throw new Error(t('refund.tooMuch', { amount: limit }))
      },
    }
    const something = {
      validator: async () => {
        if (!takesMoney(form.getFieldsValue())) throw new Error(words('payment.noMoney'))
      },
    }
    const field = rules.field(amountFields[of])
    return (
      <TypedItem
        {...field}
        rules={[...field.rules, atMost, ...(of === 'totalCents' ? [something] : [])]}
        required={false}
        extra={t('refund.held', { amount: limit })}
      >
        <EurosInput disabled={rest[of] === 0} />
      </TypedItem>
    )
  }
  return (
    <FormModal<Values>
      name="refund"
      form={form}
      title={isDeposit ? account('refundDeposit') : t('refund.title')}
      confirm={t('refund.confirm')}
      initialValues={{
        ...inEuros(proposed),
        method: payment.method,
        reason:
          rental.status === 'cancelled' ? t('refund.cancelledReason') : isDeposit ? t('refund.depositReason') : null,
        isReceiptMailed: Boolean(rental.customer.email),
      }}
      save={(values) =>
        create.mutateAsync({
          params: { companyId, rentalId: rental.id },
          body: {
            ...values,
            totalAmount: values.totalAmount ?? 0,
            securityDepositAmount: values.securityDepositAmount ?? 0,
            correctsPaymentId: payment.id,
          },
        })
      }
      onSaved={() => toast.success(t('refund.saved'))}
      onClose={onClose}
    >
      <FormRow>
        {amount('securityDepositCents')}
        {amount('totalCents')}
      </FormRow>
      <Form.Item {...rules.field('method')} required={false}>
        <Select options={paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value][language] }))} />
      </Form.Item>
      <Form.Item {...rules.field('reason')} required extra={t('refund.reasonHint')}>
        <Input maxLength={500} />
      </Form.Item>
      <ReceiptMail rental={rental} />
    </FormModal>
  )
}
