import type { Customer } from '@filao/domain/customers/customer.schema'
import { exclusionLabels, exclusionReasonLabels, lastExclusionDay } from '@filao/domain/customers/exclusion/exclusion'
import { ExclusionFields } from '@filao/domain/customers/exclusion/exclusion.schema'
import { customerName } from '@filao/domain/customers/name/person'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { excludeCustomer } from '#api/calls'
import { useCompanyZone } from '#session/company-zone'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DayInput } from '#ui/date/DayInput'
import { useToast } from '#ui/feedback/toast'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'

type Props = { customer: Customer; onClose: () => void }

/** Marks a customer as one who may not rent again, or changes the mark: a reason, the facts, and the last day. */
export function ExclusionModal({ customer, onClose }: Props) {
  const { t } = useTranslation('customers/exclusion')
  const language = useLanguage()
  const zone = useCompanyZone()
  const { companyId } = useSession()
  const toast = useToast()
  const [form] = Form.useForm<ExclusionFields>()
  const exclude = useAction(excludeCustomer)
  const rules = schemaRules(ExclusionFields, useLabels(exclusionLabels), language)
  const { exclusion } = customer
  const reasons = Object.entries(exclusionReasonLabels).map(([value, label]) => ({ value, label: label[language] }))
  return (
    <FormModal<ExclusionFields>
      name="exclusion"
      form={form}
      title={t('title', { name: customerName(customer) })}
      confirm={t('save')}
      initialValues={exclusion ? { reason: exclusion.reason, note: exclusion.note, until: exclusion.until } : {}}
      save={(body) => exclude.mutateAsync({ params: { companyId, id: customer.id }, body })}
      onSaved={() => toast.success(t('saved'))}
      onClose={onClose}
    >
      <Form.Item {...rules.field('reason')}>
        <Select options={reasons} />
      </Form.Item>
      <Form.Item {...rules.field('note')} extra={t('factsOnly')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} />
      </Form.Item>
      <Form.Item {...rules.field('until')} extra={t('threeYears')}>
        <DayInput zone={zone} side="future" latest={lastExclusionDay(localDate(instantAt(Date.now()), zone))} />
      </Form.Item>
    </FormModal>
  )
}
