import { inCents, toCents } from '@filao/domain/kernel/money'
import { takesMuchCash } from '@filao/domain/rentals/money/settle'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { cache, keyOf, markStale } from '#api/cache'
import { getRental, listPayments, settleRental } from '#api/calls'
import { isProblem } from '#api/problem'
import { useRead } from '#api/read'
import { CashNotice } from '#features/ledger/public'
import { useSession } from '#session/session'
import { useConfirmation } from '#ui/feedback/confirmation'
import { useToast } from '#ui/feedback/toast'
import { FormSummary } from '#ui/form/FormSummary'
import { useFormAction } from '#ui/form/form-action'
import { goOn } from '#ui/form/go-on'
import { useSaveShortcut } from '#ui/form/save-shortcut'
import { ReceiptMail } from '../ReceiptMail.tsx'
import { DepositFields } from './DepositFields.tsx'
import { ProposalFields } from './ProposalFields.tsx'
import { SettlementBar } from './SettlementBar.tsx'
import { MethodField, SettlementLedger } from './SettlementLedger.tsx'
import { firstValues, type SettlementValues, settlementBody, sumsOf } from './settlement-values.ts'
import type { Proposals } from './use-proposals.ts'
import { useProposedKept } from './use-proposed-kept.ts'

type Props = {
  rental: Rental
  proposals: Proposals
  /** Called once the fields can be used. */
  onShown: () => void
  onSettled: () => void
}

/** Decides the proposals of a return, the rest to pay and the deposit, and records it all with one button. */
export function SettlementForm({ rental, proposals, onShown, onSettled }: Props) {
  const { t } = useTranslation('rentals/money')
  const toast = useToast()
  const { companyId } = useSession()
  const [form] = Form.useForm<SettlementValues>()
  const first = firstValues(rental, proposals)
  const values: SettlementValues = { ...first, ...Form.useWatch([], form) }
  const sums = sumsOf(rental, proposals, values)
  const payments = useRead(listPayments, { params: { companyId, rentalId: rental.id } }).data ?? []
  const keptCents = toCents(values.keptDepositAmount ?? 0)
  const method = values.method === 'later' ? null : values.method
  const isMuchCash = takesMuchCash(payments.map(inCents), { ...sums, keptCents, method })
  useProposedKept(form, rental, proposals, values)
  const settle = useAction(settleRental)
  const { sendConfirmed } = useConfirmation()
  const save = async (typed: SettlementValues) => {
    const body = settlementBody(rental, proposals, { ...first, ...typed })
    const question = {
      title: t('charges.overTitle'),
      confirm: t('settlement.record'),
      correct: t('charges.overCorrect'),
    }
    try {
      return await sendConfirmed('amount_over', question, (isOverConfirmed) =>
        settle.mutateAsync({ params: { companyId, rentalId: rental.id }, body: { ...body, isOverConfirmed } }),
      )
    } catch (refusal) {
      // The refusal states the new sums, and the card shows them too.
      if (isProblem(refusal, 'conflict')) markStale('rentals')
      throw refusal
    }
  }
  const action = useFormAction(form, save, async () => {
    toast.success(t('settlement.saved'))
    onSettled()
    // Until the rental is read again the form is still there, and could be sent once more.
    const queryKey = keyOf(getRental, { params: { companyId, id: rental.id } })
    await cache.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
  })
  useSaveShortcut(form.submit)
  const shown = useRef(onShown)
  useEffect(() => shown.current(), [])
  return (
    <Form
      form={form}
      name="settlement"
      layout="vertical"
      scrollToFirstError={false}
      initialValues={first}
      onKeyDown={goOn}
      {...action.handlers}
    >
      <FormSummary form={form} action={action} />
      <div className="settlement-columns">
        <ProposalFields rental={rental} proposals={proposals} />
        <div>
          <SettlementLedger rental={rental} sums={sums} />
          {sums.toPayCents > 0 && <MethodField />}
          <DepositFields rental={rental} sums={sums} keptEuros={values.keptDepositAmount ?? 0} />
        </div>
      </div>
      {isMuchCash && <CashNotice />}
      <ReceiptMail rental={rental} />
      <SettlementBar rental={rental} proposals={proposals} values={values} isPending={action.pending} />
    </Form>
  )
}
