import { formatEuros } from '@filao/domain/kernel/money'
import { chargeKindLabels, chargeLabels } from '@filao/domain/ledger/charge'
import { type Charge, ChargeCreation } from '@filao/domain/ledger/charge.schema'
import { chargeKindsOf } from '@filao/domain/ledger/charges'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { createCharge } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useConfirmation } from '#ui/feedback/confirmation'
import { useToast } from '#ui/feedback/toast'
import { FormModal } from '#ui/form/FormModal'
import { FormRow } from '#ui/form/FormRow'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'

type Values = Pick<ChargeCreation, 'kind' | 'amount' | 'reason'>

/** Charges something on top of the price: its kind, amount and reason. */
export function ChargeModal({ rental, onClose }: { rental: Rental; onClose: () => void }) {
  const { t } = useTranslation('rentals/money')
  const language = useLanguage()
  const toast = useToast()
  const { companyId } = useSession()
  const [form] = Form.useForm<Values>()
  const create = useAction(createCharge)
  const { sendConfirmed } = useConfirmation()
  const questionFor = (amount: number) => ({
    title: t('charges.overTitle'),
    confirm: t('charges.overConfirm', { amount: formatEuros(amount, language) }),
    correct: t('charges.overCorrect'),
  })
  const rules = useChargeRules()
  return (
    <FormModal<Values>
      name="charge"
      form={form}
      title={t('charges.newTitle')}
      confirm={t('charges.confirm')}
      initialValues={{ kind: 'other', reason: '' }}
      save={(values) =>
        sendConfirmed('amount_over', questionFor(values.amount), (isOverConfirmed) =>
          create.mutateAsync({ params: { companyId, rentalId: rental.id }, body: { ...values, isOverConfirmed } }),
        )
      }
      onSaved={() => toast.success(t('charges.saved'))}
      onClose={onClose}
    >
      <FormRow>
        <Form.Item {...rules.field('kind')}>
          <Select
            options={chargeKindsOf(rental.status).map((value) => ({ value, label: chargeKindLabels[value][language] }))}
          />
        </Form.Item>
        <TypedItem {...rules.field('amount')}>
          <EurosInput />
        </TypedItem>
      </FormRow>
      <Form.Item {...rules.field('reason')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} />
      </Form.Item>
    </FormModal>
  )
}

/** Cancels a whole charge, with a reason. */
export function TakeBackModal({ rental, charge, onClose }: { rental: Rental; charge: Charge; onClose: () => void }) {
  const { t } = useTranslation('rentals/money')
  const language = useLanguage()
  const toast = useToast()
  const { companyId } = useSession()
  const [form] = Form.useForm<Pick<Values, 'reason'>>()
  const create = useAction(createCharge)
  const rules = useChargeRules(t('charges.whyTakenBack'))
  const { kind, amount } = charge
  return (
    <FormModal<Pick<Values, 'reason'>>
      name="take-back"
      form={form}
      title={t('charges.takeBackTitle')}
      confirm={t('charges.confirmTakeBack')}
      initialValues={{}}
      save={({ reason }) =>
        create.mutateAsync({
          params: { companyId, rentalId: rental.id },
          body: { kind, amount, reason, correctsChargeId: charge.id },
        })
      }
      onSaved={() => toast.success(t('charges.takenBack'))}
      onClose={onClose}
    >
      <p>
        {chargeKindLabels[kind][language]} · {formatEuros(amount, language)} · {charge.reason}
      </p>
      <Form.Item {...rules.field('reason')}>
        <Input maxLength={500} />
      </Form.Item>
    </FormModal>
  )
}

function useChargeRules(reason?: string) {
  const labels = useLabels(chargeLabels)
  return schemaRules(ChargeCreation, { ...labels, reason: reason ?? labels.reason }, useLanguage())
}
