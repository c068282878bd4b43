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
import { useAction } from '#api/action'
import { cache } from '#api/cache'
import { changeVehicle, getVehicle, listDamages } from '#api/calls'
import { query, useRead } from '#api/read'
import { DepartureStop } from '#features/upkeep/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useConfirmation } from '#ui/feedback/confirmation'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { useIsWideScreen } from '#ui/wide-screen'
import { DriverStop } from '../drivers/DriverNotice.tsx'
import { firstState, photosOf, type StateValues, stateBody } from '../handover/outbox/check-values.ts'
import { PhotoBoxContext, tabBox } from '../handover/outbox/stored-photos.ts'
import { StateFields } from '../handover/StateFields.tsx'
import { VehiclePicker } from '../vehicle-choice/VehiclePicker.tsx'
import { ExtraPrice } from './ExtraPrice.tsx'
import { OutOfService, type OutOfServiceValues } from './OutOfService.tsx'
import { KeepsPriceField, PriceDifference } from './PriceDifference.tsx'
import { useChangedPrice } from './use-changed-price.ts'
import { useUploads } from './use-uploads.ts'

type Values = OutOfServiceValues & {
  vehicleId: number | null
  reason: string
  keepsPrice: boolean
  back: StateValues
  out?: StateValues
}

/** Replaces the vehicle of a rental under way: the new vehicle, the reason, the state of both, and the price. */
export function ReplaceVehicleForm({ rental, agencies }: { rental: Rental; agencies: Agency[] }) {
  const { t } = useTranslation(['rentals/change', 'rentals/handover'])
  const language = useLanguage()
  const navigate = useNavigate()
  const { companyId, user } = useSession()
  const { sendConfirmed } = useConfirmation()
  const [form] = Form.useForm<Values>()
  const [now] = useState(() => new Date().toISOString())
  const [box] = useState(() => tabBox(`${user.id}/${rental.id}`))
  const values = Form.useWatch([], form) as Values | undefined
  const vehicleId = values?.vehicleId ?? null
  const upload = useUploads({ companyId, rentalId: rental.id }, box)
  const change = useAction(changeVehicle)
  const nextInput = (id: number | null) => ({ params: { companyId, id: id ?? 0 } })
  const next = useRead(getVehicle, nextInput(vehicleId), {
    enabled: vehicleId !== null,
    refetchOnWindowFocus: false,
  }).data
  const keepsPrice = values?.keepsPrice ?? true
  const price = useChangedPrice(rental, vehicleId === null || keepsPrice ? null : { vehicleId })
  const departure = agencies.find(({ id }) => id === rental.departureAgencyId)
  const zone = rental.departureAgency.timezone
  const rules = schemaRules(
    VehicleChangeCreation,
    { ...useLabels(vehicleChangeLabels), unavailableUntil: t('replace.until') },
    language,
  )
  const isWide = useIsWideScreen()
  const inCheck = { ns: 'rentals/handover' } as const
  const stateRules = schemaRules(VehicleState, useLabels(checkLabels), language)
  const save = async (): Promise<Rental> => {
    await Promise.all(box.reading)
    const typed = form.getFieldsValue()
    // The form has no field for photos of the whole vehicle, so their list comes from `firstState`.
    const back = { ...firstState(rental.vehicle), ...typed.back }
    // The save may come before the fields of the departing vehicle, which start with its known state.
    const out = { ...firstState(await cache.fetchQuery(query(getVehicle, nextInput(typed.vehicleId)))), ...typed.out }
    const photos = await upload([...photosOf(back), ...photosOf(out)])
    const uploaded = (id: string) => photos.get(id) ?? null
    const question = {
      title: t('confirmTitle', inCheck),
      confirm: t('confirmOdometer', inCheck),
      correct: t('correct', inCheck),
    }
    return await sendConfirmed('odometer_backwards', question, (_, confirmed) => {
      const isConfirmed = (side: 'back' | 'out') =>
        confirmed.some(({ errors }) => errors.some(({ path }) => path.startsWith(`${side}.`)))
      const body = {
        vehicleId: typed.vehicleId ?? 0,
        reason: typed.reason,
        keepsPrice: typed.keepsPrice,
        unavailableUntil: typed.isOutOfService ? (typed.unavailableUntil ?? null) : null,
        back: stateBody(back, uploaded, isConfirmed('back')),
        out: stateBody(out, uploaded, isConfirmed('out')),
      }
      return change.mutateAsync({ params: { companyId, rentalId: rental.id }, body })
    })
  }
  return (
    <PhotoBoxContext value={box}>
      <FormScreen<Values, Rental>
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
          {next && next.id === vehicleId && <DriverStop key={`stop-${next.id}`} rental={rental} vehicleId={next.id} />}
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
          {next && next.id === vehicleId && (
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
function firstValues(rental: Rental): Values {
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
  const form = Form.useFormInstance<Values>()
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
