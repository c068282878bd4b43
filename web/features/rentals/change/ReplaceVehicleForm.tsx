import type { Agency } from '@filao/domain/company/agency.schema'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { checkLabels } from '@filao/domain/rentals/check/check'
import { VehicleChangeCreation, VehicleState } from '@filao/domain/rentals/check/check.schema'
import { vehicleChangeLabels } from '@filao/domain/rentals/check/vehicle-change-labels'
import { knownDamages } from '@filao/domain/rentals/handover/known-damages'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form, Input } from 'antd'
import { type PropsWithChildren, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { listDamages } from '#api/calls'
import { useRead } from '#api/read'
import { DepartureStop } from '#features/upkeep/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { useIsWideScreen } from '#ui/wide-screen'
import { DriverStop } from '../drivers/DriverNotice.tsx'
import { firstState } from '../handover/outbox/check-values.ts'
import { PhotoBoxContext } from '../handover/outbox/stored-photos.ts'
import { StateFields } from '../handover/StateFields.tsx'
import { VehiclePicker } from '../vehicle-choice/VehiclePicker.tsx'
import { ExtraPrice } from './ExtraPrice.tsx'
import { OutOfService } from './OutOfService.tsx'
import { KeepsPriceField, PriceDifference } from './PriceDifference.tsx'
import { type ReplacementValues, useReplacement } from './use-replacement.ts'

/** Replaces the vehicle of a rental under way: the new vehicle, the reason, the state of both, and the price. */
export function ReplaceVehicleForm({ rental, agencies }: { rental: Rental; agencies: Agency[] }) {
  const { t } = useTranslation('rentals/change')
  const language = useLanguage()
  const navigate = useNavigate()
  const [now] = useState(() => new Date().toISOString())
  const { form, box, values, vehicleId, next, keepsPrice, price, save } = useReplacement(rental)
  const departure = agencies.find(({ id }) => id === rental.departureAgencyId)
  const zone = rental.departureAgency.timezone
  const rules = schemaRules(
    VehicleChangeCreation,
    { ...useLabels(vehicleChangeLabels), unavailableUntil: t('replace.until') },
    language,
  )
  const isWide = useIsWideScreen()
  const stateRules = schemaRules(VehicleState, useLabels(checkLabels), language)
  return (
    <PhotoBoxContext value={box}>
      <FormScreen<ReplacementValues, Rental>
        form={form}
        isFinal
        initialValues={firstValues(rental)}
        save={save}
        saveText={t('replace.confirm')}
        savedText={t('replace.saved', { number: rental.publicId })}
        onSaved={() => navigate(paths.rentalSummary(rental.id), { replace: true })}
        backTo={paths.rentalSummary(rental.id)}
      >
        {Date.parse(rental.end) <= Date.parse(now) && (
          <Notice
            type="warning"
            title={t('replace.over')}
            action={<Link to={`${paths.rentalSummary(rental.id)}?extend`}>{t('extend.title')}</Link>}
          />
        )}
        <div className="replace-column">
          <FormGroup title={t('replace.which')} hint={t('replace.intro')}>
            <Form.Item name="keepsPrice">
              <KeepsPriceField />
            </Form.Item>
            <Form.Item {...rules.field('vehicleId')} label={null} validateTrigger="onChange">
              <VehiclePicker
                period={{ start: now, end: rental.end }}
                paidFor={(id) => <ExtraPrice rental={rental} vehicleId={id} isKept={keepsPrice} />}
                departureAgency={departure}
                arrivalAgencyId={rental.arrivalAgencyId}
                rental={rental}
                except={rental.vehicleId}
                disabled={false}
                autoFocus={isWide}
                onCategory={nothing}
              />
            </Form.Item>
            <Form.Item {...rules.field('reason')}>
              <Input maxLength={500} placeholder={t('replace.reasonHint')} />
            </Form.Item>
          </FormGroup>
          {next && <DriverStop key={`stop-${next.id}`} rental={rental} vehicleId={next.id} />}
          {vehicleId !== null && !keepsPrice && (
            <FormGroup title={t('replace.price')}>
              <PriceDifference rental={rental} price={price} isKept={false} />
            </FormGroup>
          )}
        </div>
        <div className="replace-column">
          <Side
            key={rental.vehicleId}
            within="back"
            title={t('replace.back', { plate: formatPlate(rental.vehicle.registrationNumber) })}
            vehicle={rental.vehicle}
            rules={stateRules}
            zone={zone}
            typedOdometer={values?.back?.odometer}
          >
            <OutOfService field={rules.field('unavailableUntil')} zone={zone} min={now} />
          </Side>
          {next && (
            <Side
              key={`out-${next.id}`}
              within="out"
              title={t('replace.out', { plate: formatPlate(next.registrationNumber) })}
              vehicle={next}
              rules={stateRules}
              zone={zone}
              typedOdometer={values?.out?.odometer}
            />
          )}
        </div>
      </FormScreen>
    </PhotoBoxContext>
  )
}

/** Leaves the reading of the returned vehicle to be read, and proposes it as out of service until the rental's end. */
function firstValues(rental: Rental): ReplacementValues {
  const back = { ...firstState(rental.vehicle), odometer: null }
  return { vehicleId: null, reason: '', keepsPrice: true, isOutOfService: true, unavailableUntil: rental.end, back }
}

type SideProps = {
  within: 'back' | 'out'
  title: string
  vehicle: { id: number; odometer: number; fuelLevel: string | null; schematicId: number | null }
  rules: Parameters<typeof StateFields>[0]['rules']
  zone: string
  typedOdometer: number | null | undefined
}

/** Edits the state of one of the two vehicles. The fields of the departing one start with its known state. */
function Side({ within, vehicle, ...props }: PropsWithChildren<SideProps>) {
  const { companyId } = useSession()
  const form = Form.useFormInstance<ReplacementValues>()
  const { t } = useTranslation('rentals/handover')
  const damages = useRead(listDamages, { params: { companyId, vehicleId: vehicle.id } })
  const [first] = useState(() => {
    const state = firstState(vehicle)
    if (within === 'out') form.setFieldValue('out', state)
    return state
  })
  return (
    <>
      {damages.error && !damages.data && (
        <LoadError error={damages.error} onRetry={damages.refetch} title={t('damages.unread')} />
      )}
      {within === 'out' && <DepartureStop vehicleId={vehicle.id} name={['out', 'overdueReason']} />}
      <StateFields
        {...props}
        isBrief
        within={within}
        vehicle={vehicle}
        fuelBefore={within === 'back' ? first.fuelLevel : null}
        known={knownDamages(damages.data ?? [], new Date().toISOString(), [])}
      />
    </>
  )
}

function nothing() {}
