import { formatNumber } from '@filao/domain/kernel/number-text'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { visitLabels } from '@filao/domain/upkeep/deadline'
import { type Deadline, VisitCreation } from '@filao/domain/upkeep/deadline.schema'
import { Checkbox, Form, type FormRule, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { recordVisit } from '#api/calls'
import { HoldingRental } from '#features/fleet/public'
import { useCompanyZone } from '#session/company-zone'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import { DayInput } from '#ui/date/DayInput'
import { useToast } from '#ui/feedback/toast'
import { FormModal } from '#ui/form/FormModal'
import { FormRow } from '#ui/form/FormRow'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { WholeInput } from '#ui/number/WholeInput'
import { ChosenFiles } from './ChosenFiles.tsx'
import { useVisitUpload } from './use-visit-upload.ts'

type Props = { deadline: Deadline; odometer: number; title: string; onClose: () => void }
type Values = VisitCreation & { isAway?: boolean }

/**
 * A reading this far above the vehicle's last one is more likely a digit too many than a vehicle driven without Filao.
 */
const farKilometres = 20_000

/** Records that a deadline was done: when, at which odometer, where, for how much, with its papers. */
export function DoneModal({ deadline, odometer, title, onClose }: Props) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const toast = useToast()
  const zone = useCompanyZone()
  const { companyId } = useSession()
  const [form] = Form.useForm<Values>()
  const record = useAction(recordVisit)
  const uploads = useVisitUpload()
  const [files, setFiles] = useState<File[]>([])
  const isAway = Form.useWatch('isAway', form) ?? false
  const today = localDate(instantAt(Date.now()), zone)
  const rules = schemaRules(VisitCreation, useLabels(visitLabels), language)
  // A wrong reading sets the next service too late, or makes it overdue at once.
  const warnsOdd: FormRule = {
    warningOnly: true,
    validator: async (_, typed: number | null) => {
      if (typed !== null && typed > odometer + farKilometres) throw new Error(t('visit.far'))
      if (typed !== null && typed < odometer) throw new Error(t('visit.below'))
    },
  }
  const { id, vehicleId, everyMonths, everyKilometres } = deadline
  const save = async (values: Values) => {
    const { visitId } = await record.mutateAsync({ params: { companyId, vehicleId, id }, body: rules.body(values) })
    // The visit is recorded whatever happens to its papers: they can be sent again from its line.
    await uploads.send({ vehicleId, visitId }, files).catch(toast.problem)
  }
  return (
    <FormModal<Values>
      name="visit"
      form={form}
      title={title}
      confirm={t('visit.save')}
      initialValues={{ doneOn: today, odometer: everyKilometres === null ? null : odometer }}
      save={save}
      onSaved={() => toast.success(t('visit.saved'))}
      onClose={onClose}
    >
      <HoldingRental refusal={record.error} text={(number) => t('visit.holding', { number })} />
      <FormRow>
        <TypedItem {...rules.field('doneOn')}>
          <DayInput zone={zone} side="past" latest={today} />
        </TypedItem>
        <TypedItem
          {...rules.field('odometer')}
          rules={[...rules.field('odometer').rules, warnsOdd]}
          extra={t('visit.reading', { reading: formatNumber(odometer, language) })}
        >
          <WholeInput suffix="km" controls={false} />
        </TypedItem>
        <TypedItem {...rules.field('costAmount')}>
          <EurosInput />
        </TypedItem>
      </FormRow>
      <Form.Item {...rules.field('place')}>
        <Input maxLength={100} placeholder={t('visit.placeHint')} />
      </Form.Item>
      <Form.Item {...rules.field('note')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 1, maxRows: 4 }} />
      </Form.Item>
      {everyMonths === null && everyKilometres === null && (
        <TypedItem {...rules.field('dueOn')}>
          <DayInput zone={zone} side="future" isOptional />
        </TypedItem>
      )}
      <Form.Item name="isAway" valuePropName="checked">
        <Checkbox>{t('visit.isAway')}</Checkbox>
      </Form.Item>
      {isAway && <Away zone={zone} />}
      <ChosenFiles files={files} onChange={setFiles} />
      {uploads.prompt}
    </FormModal>
  )
}

/** Asks from when to when the vehicle is away for the visit. */
function Away({ zone }: { zone: string }) {
  const { t } = useTranslation('upkeep')
  const form = Form.useFormInstance<Values>()
  const start = Form.useWatch(['unavailability', 'start'], form)
  const required: FormRule = { required: true, message: t('visit.awayRequired') }
  const afterStart: FormRule = {
    validator: async (_, end: string | null) => {
      const from = form.getFieldValue(['unavailability', 'start']) as string | null
      if (from && end && Date.parse(end) <= Date.parse(from)) throw new Error(t('visit.endBeforeStart'))
    },
  }
  return (
    <FormRow>
      <TypedItem name={['unavailability', 'start']} label={t('visit.from')} rules={[required]} required>
        <DateTimePicker zone={zone} side="future" />
      </TypedItem>
      <TypedItem
        name={['unavailability', 'end']}
        label={t('visit.until')}
        rules={[required, afterStart]}
        dependencies={[['unavailability', 'start']]}
        required
      >
        <DateTimePicker zone={zone} side="future" {...(start && { min: start })} lengthFrom={start} />
      </TypedItem>
    </FormRow>
  )
}
