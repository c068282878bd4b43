import { instantAt, localDate } from '@filao/domain/kernel/time'
import {
  type DeadlineKind,
  deadlineKindLabels,
  deadlineKinds,
  deadlineLabels,
  deadlineName,
} from '@filao/domain/upkeep/deadline'
import { type Deadline, DeadlineCreation } from '@filao/domain/upkeep/deadline.schema'
import { usualMonthsOf } from '@filao/domain/upkeep/due'
import type { Proposal } from '@filao/domain/upkeep/template'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { createDeadline, updateDeadline } from '#api/calls'
import { useCompanyZone } from '#session/company-zone'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DayInput } from '#ui/date/DayInput'
import { useToast } from '#ui/feedback/toast'
import { typedChange } from '#ui/form/edited/overtaken'
import { FormModal } from '#ui/form/FormModal'
import { FormRow } from '#ui/form/FormRow'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { NumberField, StepFields, WarningFields } from './step/ServiceFields.tsx'

type Props = {
  vehicle: { id: number; schematicId: number | null }
  deadline: Deadline | null
  /** The values of a new one, where it was proposed. */
  proposal?: Proposal | undefined
  onClose: () => void
}

/** Creates a deadline of a vehicle, or changes one. */
export function DeadlineModal({ vehicle, deadline, proposal, onClose }: Props) {
  const { id: vehicleId } = vehicle
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const toast = useToast()
  const zone = useCompanyZone()
  const { companyId } = useSession()
  const [form] = Form.useForm<DeadlineCreation>()
  const create = useAction(createDeadline)
  const update = useAction(updateDeadline)
  const rules = schemaRules(DeadlineCreation, useLabels(deadlineLabels), language)
  const save = async (values: DeadlineCreation) => {
    const body = rules.body({ templateId: proposal?.templateId, ...values })
    if (!deadline) return await create.mutateAsync({ params: { companyId, vehicleId }, body })
    // The server computes the due date again, unless it was typed here.
    const params = { companyId, vehicleId, id: deadline.id }
    return await update.mutateAsync({ params, body: typedChange(body, deadline) })
  }
  const onKind = (kind: DeadlineKind) => form.setFieldValue('everyMonths', usualMonthsOf(kind, vehicle))
  return (
    <FormModal<DeadlineCreation>
      name="deadline"
      form={form}
      title={deadline ? deadlineName(deadline)[language] : t('form.create')}
      confirm={t('form.save')}
      initialValues={
        deadline ?? {
          kind: 'inspection',
          everyMonths: usualMonthsOf('inspection', vehicle),
          warnDays: 30,
          warnKilometres: 1000,
          ...proposal,
        }
      }
      save={save}
      onSaved={() => toast.success(t('form.saved'))}
      onClose={onClose}
    >
      {!deadline && (
        <Form.Item {...rules.field('kind')}>
          <Select
            options={deadlineKinds.map((value) => ({ value, label: deadlineKindLabels[value][language] }))}
            onChange={onKind}
          />
        </Form.Item>
      )}
      <StepFields field={rules.field} />
      <FormRow>
        <TypedItem {...rules.field('lastOn')}>
          <DayInput zone={zone} side="past" isOptional latest={localDate(instantAt(Date.now()), zone)} />
        </TypedItem>
        <NumberField item={rules.field('lastOdometer')} suffix="km" />
      </FormRow>
      <FormRow>
        <TypedItem {...rules.field('dueOn')}>
          <DayInput zone={zone} side="future" isOptional />
        </TypedItem>
        <NumberField item={rules.field('dueOdometer')} suffix="km" />
      </FormRow>
      <p className="form-hint">{t('form.dueHint')}</p>
      <WarningFields field={rules.field} />
    </FormModal>
  )
}
