import { formatCents, toCents } from '@filao/domain/kernel/money'
import { type Amounts, amountFields } from '@filao/domain/ledger/payment'
import type { PaymentCreation } from '@filao/domain/rentals/money/payment-creation'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { FormInstance } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { createPayment } from '#api/calls'
import { amountNow, type NewLine } from '#features/ledger/public'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useConfirmation } from '#ui/feedback/confirmation'

/** Returns the save of a payment, which asks before it takes more than what is left. */
export function usePaymentSave(rental: Rental) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { companyId } = useSession()
  const { sendConfirmed } = useConfirmation()
  const create = useAction(createPayment)
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
  // Once it was sent the line may have been recorded without an answer: nothing more is proposed in its place.
  return { save, isSent: !create.isIdle }
}

type Proposed = { line: NewLine; rest: Amounts; inFull: Record<keyof Amounts, boolean>; isSent: boolean }

/** Proposes the amounts again when what is left has changed, except where something was typed. */
export function useProposedRest(form: FormInstance<PaymentCreation>, { line, rest, inFull, isSent }: Proposed): void {
  const restBefore = useRef(rest)
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
}
