import { calendarLabels } from '@filao/domain/calendars/calendar'
import { CalendarCreation, type CreatedCalendar } from '@filao/domain/calendars/calendar.schema'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { createCalendar, listAgencies, listVehicles } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'
import { SegmentedControl } from '#ui/SegmentedControl'

const subjects = ['company', 'agency', 'vehicle'] as const
const contents = ['times', 'names'] as const

type Values = {
  name: string
  subject: (typeof subjects)[number]
  agencyId?: number
  vehicleId?: number
  shows: (typeof contents)[number]
}

type Props = { onCreated: (calendar: CreatedCalendar) => void; onClose: () => void }

/** Creates a calendar, whose address `onCreated` gets. */
export function NewCalendarModal({ onCreated, onClose }: Props) {
  const { t } = useTranslation('calendars')
  const { companyId } = useSession()
  const [form] = Form.useForm<Values>()
  const subject = Form.useWatch('subject', form) ?? 'company'
  const shows = Form.useWatch('shows', form) ?? 'times'
  const create = useAction(createCalendar)
  const rules = schemaRules(CalendarCreation, useLabels(calendarLabels), useLanguage())
  const save = async ({ name, shows, subject, agencyId, vehicleId }: Values) => {
    const of = {
      agencyId: (subject === 'agency' && agencyId) || null,
      vehicleId: (subject === 'vehicle' && vehicleId) || null,
    }
    onCreated(await create.mutateAsync({ params: { companyId }, body: { name, shows, ...of } }))
  }
  return (
    <FormModal<Values>
      name="calendar"
      form={form}
      title={t('create')}
      confirm={t('create')}
      initialValues={{ subject: 'company', shows: 'times' }}
      save={save}
      onClose={onClose}
    >
      <Form.Item {...rules.field('name')} extra={t('nameHint')}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item name="subject" label={t('subject')} extra={t(subject === 'vehicle' ? 'timesHint' : 'movementsHint')}>
        <SegmentedControl options={subjects.map((value) => ({ value, label: t(`subjects.${value}`) }))} />
      </Form.Item>
      {subject === 'agency' && <AgencyItem />}
      {subject === 'vehicle' && <VehicleItem />}
      <Form.Item {...rules.field('shows')} extra={t(`contentHints.${shows}`)}>
        <SegmentedControl options={contents.map((value) => ({ value, label: t(`contents.${value}`) }))} />
      </Form.Item>
    </FormModal>
  )
}

function AgencyItem() {
  const labels = useLabels(calendarLabels)
  const { companyId } = useSession()
  const agencies = useRead(listAgencies, { params: { companyId } })
  const options = agencies.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return <ChoiceItem name="agencyId" label={labels.agencyId} options={options} loading={agencies.isPending} />
}

function VehicleItem() {
  const labels = useLabels(calendarLabels)
  const { companyId } = useSession()
  const vehicles = useRead(listVehicles, { params: { companyId } })
  const options = vehicles.data?.map(({ id, registrationNumber, make, model }) => {
    return { value: id, label: [formatPlate(registrationNumber), make, model].filter(Boolean).join(' ') }
  })
  return <ChoiceItem name="vehicleId" label={labels.vehicleId} options={options ?? []} loading={vehicles.isPending} />
}

type ChoiceProps = {
  name: 'agencyId' | 'vehicleId'
  label: string
  options: { value: number; label: string }[]
  loading: boolean
}

function ChoiceItem({ name, label, options, loading }: ChoiceProps) {
  const { t } = useTranslation('calendars')
  return (
    <Form.Item name={name} label={label} required rules={[{ required: true, message: t('choose', { field: label }) }]}>
      <Select loading={loading} showSearch={{ optionFilterProp: 'label' }} options={options} />
    </Form.Item>
  )
}
