import { createUnavailability, getVehicle } from '@filao/domain/fleet/contract'
import { type Unavailability, UnavailabilityCreation } from '@filao/domain/fleet/unavailability'
import { Form, type FormRule, Input, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useSession } from '#app/session'
import { DateTimeRange, type OpenPeriod } from '#ui/DateTimeRange'
import { FormGroup, FormScreen } from '#ui/FormScreen'
import { LoadError } from '#ui/LoadError'
import { useLanguage } from '#ui/language'
import { PageHeader } from '#ui/PageHeader'
import { Plate } from '#ui/Plate'
import { schemaRules } from '#ui/schema-rules'
import { useVehicleZone } from './vehicle-zone.ts'

type Values = { period: OpenPeriod; description: string | null }

/** Takes a vehicle out of rental for a while. Start and end may come with the navigation, as from the planning. */
export function NewUnavailabilityPage() {
  const vehicleId = Number(useParams().vehicleId)
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const given = (useLocation().state ?? {}) as Partial<OpenPeriod>
  const vehicle = useRead(getVehicle, { params: { companyId, id: vehicleId } })
  const zone = useVehicleZone(vehicle.data)
  const create = useAction(createUnavailability)
  const labels = { description: t('vehicle.unavailability.description') }
  const rules = schemaRules(UnavailabilityCreation, labels, useLanguage())
  const periodRule = usePeriodRule()
  const save = ({ period, description }: Values) =>
    create.mutateAsync({ params: { companyId, vehicleId }, body: rules.body({ ...period, description }) })
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
          initialValues={{ period: { start: given.start ?? null, end: given.end ?? null } }}
          save={save}
          onSaved={() => navigate(back)}
          backTo={back}
        >
          <FormGroup>
            <Form.Item
              name="period"
              label={t('vehicle.unavailability.period')}
              required
              rules={[periodRule]}
              validateTrigger={[]}
            >
              <DateTimeRange id="period" zone={zone} />
            </Form.Item>
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

function usePeriodRule(): FormRule {
  const { t } = useTranslation('fleet')
  return {
    validator: async (_, { start, end }: OpenPeriod) => {
      if (!start || !end) throw new Error(t('vehicle.unavailability.periodRequired'))
      if (Date.parse(end) <= Date.parse(start)) throw new Error(t('vehicle.unavailability.endBeforeStart'))
    },
  }
}
