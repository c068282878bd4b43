import { instantAt, localDate } from '@filao/domain/kernel/time'
import { recordVisit } from '@filao/domain/upkeep/contract'
import { type Deadline, VisitCreation } from '@filao/domain/upkeep/deadline'
import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { useCompanyZone } from '#app/company-zone'
import { useSession } from '#app/session'
import { DayInput } from '#ui/date/DayInput'
import { TypedItem } from '#ui/date/TypedItem'
import { useToast } from '#ui/feedback/toast'
import { EurosInput } from '#ui/form/EurosInput'
import { FormModal } from '#ui/form/FormModal'
import { FormRow } from '#ui/form/FormRow'
import { schemaRules } from '#ui/form/schema-rules'
import { useLanguage } from '#ui/language'

type Props = { deadline: Deadline; odometer: number; title: string; onClose: () => void }

/** Records that a deadline was done: when, at which odometer, where and for how much. */
export function DoneModal({ deadline, odometer, title, onClose }: Props) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const toast = useToast()
  const zone = useCompanyZone()
  const { companyId } = useSession()
  const [form] = Form.useForm<VisitCreation>()
  const record = useAction(recordVisit)
  const today = localDate(instantAt(Date.now()), zone)
  const labels = {
    doneOn: t('visit.doneOn'),
    odometer: t('visit.odometer'),
    costAmount: t('visit.cost'),
    place: t('visit.place'),
    note: t('visit.note'),
    dueOn: t('visit.dueOn'),
  }
  const rules = schemaRules(VisitCreation, labels, language)
  const { id, vehicleId, everyMonths, everyKilometres } = deadline
  return (
    <FormModal<VisitCreation>
      name="visit"
      form={form}
      title={title}
      confirm={t('visit.save')}
      initialValues={{ doneOn: today, odometer: everyKilometres === null ? null : odometer }}
      save={(values) => record.mutateAsync({ params: { companyId, vehicleId, id }, body: rules.body(values) })}
      onSaved={() => toast.success(t('visit.saved'))}
      onClose={onClose}
    >
      <FormRow>
        <TypedItem {...rules.field('doneOn')}>
          <DayInput zone={zone} isPast latest={today} />
        </TypedItem>
        <Form.Item {...rules.field('odometer')}>
          <InputNumber min={0} precision={0} controls={false} suffix="km" inputMode="numeric" />
        </Form.Item>
        <Form.Item {...rules.field('costAmount')}>
          <EurosInput />
        </Form.Item>
      </FormRow>
      <Form.Item {...rules.field('place')}>
        <Input maxLength={100} placeholder={t('visit.placeHint')} />
      </Form.Item>
      <Form.Item {...rules.field('note')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 1, maxRows: 4 }} />
      </Form.Item>
      {everyMonths === null && everyKilometres === null && (
        <TypedItem {...rules.field('dueOn')}>
          <DayInput zone={zone} isOptional />
        </TypedItem>
      )}
    </FormModal>
  )
}
