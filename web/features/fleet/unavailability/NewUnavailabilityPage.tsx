import { unavailabilityLabels } from '@filao/domain/fleet/unavailability/unavailability'
import { type Unavailability, UnavailabilityCreation } from '@filao/domain/fleet/unavailability/unavailability.schema'
import { toLocalDateTime } from '@filao/domain/kernel/time'
import { Form, type FormRule, Input, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { createUnavailability, getVehicle } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import { LoadError } from '#ui/feedback/LoadError'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { PageHeader } from '#ui/PageHeader'
import { Plate } from '../plate/Plate.tsx'
import { useVehicleZone } from '../vehicle/vehicle-zone.ts'
import { HoldingRental } from './HoldingRental.tsx'

type Values = { start: string | null; end: string | null; description: string | null }

/** Takes a vehicle out of rental for a period. Start and end may come with the navigation, as from the planning. */
export function NewUnavailabilityPage() {
  const vehicleId = Number(useParams().vehicleId)
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const initial = (useLocation().state ?? {}) as Partial<Values>
  const vehicle = useRead(getVehicle, { params: { companyId, id: vehicleId } })
  const zone = useVehicleZone(vehicle.data)
  const create = useAction(createUnavailability)
  const labels = useLabels(unavailabilityLabels)
  const rules = schemaRules(UnavailabilityCreation, labels, useLanguage())
  const [form] = Form.useForm<Values>()
  const start = Form.useWatch('start', form) ?? initial.start
  const { rules: endRules, ...end } = rules.field('end')
  const afterStart: FormRule = {
    validator: async (_, at: string | null) => {
      const from = form.getFieldValue('start') as string | null
      if (from && at && Date.parse(at) <= Date.parse(from)) throw new Error(t('vehicle.unavailability.endBeforeStart'))
    },
  }
  const save = (values: Values) => create.mutateAsync({ params: { companyId, vehicleId }, body: rules.body(values) })
  const back = paths.unavailabilities(vehicleId)
  return (
    <>
      <PageHeader title={t('vehicle.unavailability.new')}>
        {vehicle.data && <Plate number={vehicle.data.registrationNumber} />}
      </PageHeader>
      {vehicle.error && <LoadError error={vehicle.error} onRetry={vehicle.refetch} />}
      {vehicle.isPending && <Skeleton active className="appear-late" paragraph={{ rows: 6 }} />}
      {vehicle.data && (
        <FormScreen<Values, Unavailability>
          form={form}
          initialValues={{ start: initial.start ?? null, end: initial.end ?? null }}
          save={save}
          onSaved={() => navigate(back)}
          backTo={back}
          fieldOf={{ start: 'period', end: 'period' }}
        >
          <FormGroup>
            <FormRow>
              <TypedItem {...rules.field('start')}>
                <DateTimePicker zone={zone} side="future" />
              </TypedItem>
              <TypedItem {...end} rules={[...endRules, afterStart]} dependencies={['start']}>
                <DateTimePicker zone={zone} side="future" {...(start && laterThan(start, zone))} lengthFrom={start} />
              </TypedItem>
            </FormRow>
            <HoldingRental refusal={create.error} text={(number) => t('vehicle.unavailability.holding', { number })} />
            <Form.Item {...rules.field('description')}>
              <Input.TextArea
                autoSize={{ minRows: 2, maxRows: 6 }}
                placeholder={t('vehicle.unavailability.descriptionHint')}
              />
            </Form.Item>
          </FormGroup>
        </FormScreen>
      )}
    </>
  )
}

/** The end's picker opens at the start, at the same time of day. */
function laterThan(start: string, zone: string) {
  return { min: start, timeOn: () => toLocalDateTime(start, zone).slice(11) }
}
