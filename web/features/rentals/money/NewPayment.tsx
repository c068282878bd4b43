import { DeleteOutlined } from '@ant-design/icons'
import { formatCents, toCents } from '@filao/domain/kernel/money'
import { cashLimit } from '@filao/domain/ledger/cash-limit'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { isDepositOver } from '@filao/domain/ledger/money-checks'
import { type Amounts, amountFields, paymentLabels, paymentMethods } from '@filao/domain/ledger/payment'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import { PaymentCreation } from '@filao/domain/rentals/money/payment-creation'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button, Form, Radio } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { createPayment } from '#api/calls'
import { amountNow, amountOver, CashNotice, type NewLine, OfferedAmount, takesMoney } from '#features/ledger/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useConfirmation } from '#ui/feedback/confirmation'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { useReturnPath } from '#ui/return-path'
import { useIsWideScreen } from '#ui/wide-screen'
import { ReceiptMail } from './ReceiptMail.tsx'

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
  const { t: account } = useTranslation('ledger')
  const returnPath = useReturnPath(paths.rentalSummary(rental.id))
  const language = useLanguage()
  const { companyId } = useSession()
  const [form] = Form.useForm<PaymentCreation>()
  const create = useAction(createPayment)
  const { sendConfirmed } = useConfirmation()
  const rules = schemaRules(PaymentCreation, useLabels(paymentLabels), language)
  const restBefore = useRef(rest)
  // Once it was sent the line may have been recorded without an answer: nothing more is proposed in its place.
  const isSent = !create.isIdle
  useEffect(() => {
    const { totalCents, securityDepositCents } = restBefore.current
    restBefore.current = rest
    if (rest.totalCents === totalCents && rest.securityDepositCents === securityDepositCents) return
    const isBegun = isSent || form.isFieldsTouched()
    for (const of of ['totalCents', 'securityDepositCents'] as const) {
      const name = amountFields[of]
      const isTyped = form.isFieldTouched(name)
      const value = isBegun ? amountNow(of, form.getFieldValue(name) ?? null, isTyped, { rest, inFull }) : line[name]
      if (value !== form.getFieldValue(name)) form.setFields([{ name, value, touched: isTyped }])
    }
  }, [form, line, rest, inFull, isSent])
  const save = ({ totalAmount, securityDepositAmount, method, isReceiptMailed, mailLine }: PaymentCreation) =>
    sendConfirmed('amount_over', questionFor(totalAmount, securityDepositAmount), (isOverConfirmed) =>
      create.mutateAsync({
        params: { companyId, rentalId: rental.id },
        body: {
          totalAmount: totalAmount ?? 0,
          securityDepositAmount: securityDepositAmount ?? 0,
          ...(method && { method }),
          ...(isReceiptMailed && { isReceiptMailed, mailLine: mailLine ?? null }),
          isOverConfirmed,
        },
      }),
    )
  const questionFor = (total: number | null = 0, deposit: number | null = 0) => {
    const sum = toCents(total ?? 0) + toCents(deposit ?? 0)
    return {
      title: t(rental.status === 'cancelled' ? 'payment.cancelledTitle' : 'payment.overTitle'),
      confirm: t('payment.overConfirm', { amount: formatCents(sum, language) }),
      correct: t('payment.overCorrect'),
    }
  }
  const takesSomething = {
    validateTrigger: 'onBlur',
    validator: async () => {
      if (!takesMoney(form.getFieldsValue())) throw new Error(t('payment.noMoney'))
    },
  }
  // A saved line cannot change: a likely typing error is shown before, and the server asks for a confirmation.
  const warnsAbove = (of: keyof Amounts) => ({
    warningOnly: true,
    validator: async (_: unknown, typed: number | null) => {
      const more = amountOver(typed, rest[of])
      if (more > 0) throw new Error(t('payment.over', { amount: formatCents(more, language) }))
    },
  })
  const typed: Partial<PaymentCreation> = Form.useWatch([], form) ?? line
  const { method, totalAmount } = typed
  const isMuchCash = method === 'cash' && cashCents + toCents(totalAmount ?? 0) > cashLimit
  // On a phone the keyboard would hide the amounts that are proposed.
  const isWide = useIsWideScreen()
  const firstOpen = inFull.totalCents ? 'securityDepositCents' : 'totalCents'
  const amount = (of: keyof Amounts) => {
    const { rules: _checked, ...item } = rules.field(amountFields[of])
    const isFirst = of === 'totalCents'
    return (
      <TypedItem
        {...item}
        required={false}
        validateTrigger={['onBlur', 'onChange']}
        rules={[...(isFirst ? [takesSomething] : []), warnsAbove(of)]}
        extra={
          inFull[of] ? (
            isFirst ? (
              account('inFull')
            ) : (
              t('payment.heldInFull')
            )
          ) : rest[of] > 0 ? (
            <OfferedAmount
              field={amountFields[of]}
              typedEuros={typed[amountFields[of]]}
              cents={rest[of]}
              text={`${account('rest')} ${formatCents(rest[of], language)}`}
              otherwise={`${account('rest')} ${formatCents(rest[of], language)}`}
              checked="totalAmount"
            />
          ) : null
        }
      >
        <EurosInput disabled={inFull[of]} autoFocus={(isAsked || isWide) && of === firstOpen} />
      </TypedItem>
    )
  }
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
