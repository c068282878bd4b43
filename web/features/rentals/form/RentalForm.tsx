import type { Agency } from '@filao/domain/company/agency.schema'
import { referralModeLabels } from '@filao/domain/rentals/record/labels'
import { referralModes } from '@filao/domain/rentals/record/referral-mode'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { openingHoursWarnings } from '@filao/domain/rentals/status/period'
import { Form, Select } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { cache } from '#api/cache'
import { createRental, getRental, getRentalPrice, updateRental } from '#api/calls'
import { query } from '#api/read'
import { DueWithin } from '#features/upkeep/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { editsOf } from '#ui/form/edited/edits'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { BelowTheFold } from '#ui/later/BelowTheFold'
import { SegmentedControl } from '#ui/SegmentedControl'
import { BilledField } from '../billed/BilledField.tsx'
import { landingOn } from '../brief/landing.ts'
import { DriverNotice } from '../drivers/DriverNotice.tsx'
import { driversRequest, useDrivers } from '../drivers/use-drivers.ts'
import { endAfterMove, openingStart, wholePeriod } from '../period/duration.ts'
import { lastAgency, rememberAgency } from '../period/last-agency.ts'
import { VehiclePicker } from '../vehicle-choice/VehiclePicker.tsx'
import { AgencyFields } from './AgencyFields.tsx'
import { clocksOf, onClocks } from './clocks.ts'
import { CustomerField } from './customer/CustomerField.tsx'
import { DriversField } from './DriversField.tsx'
import { DurationFields } from './DurationFields.tsx'
import { OptionsField } from './OptionsField.tsx'
import { isYoungOptionDue, withOption } from './option-choices.ts'
import { BarPrice, PricePanel } from './PricePanel.tsx'
import { useRentalRules } from './rental-rules.ts'
import {
  consequenceOf,
  firstValues,
  type InitialRental,
  keepsPrice,
  priceRequest,
  type RentalValues,
  rentalBody,
} from './rental-values.ts'
import { useFirstField } from './use-first-field.ts'
import { usePrice } from './use-price.ts'
import './RentalForm.css'

type Props = {
  agencies: Agency[]
  rental: Rental | undefined
  initial: InitialRental
}

const discounts = Array.from({ length: 11 }, (_, step) => step * 5)

/** Edits all values of a rental and always shows its price. Saving a new one creates a draft. */
export function RentalForm({ agencies, rental, initial }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const navigate = useNavigate()
  const { companyId } = useSession()
  const [form] = Form.useForm<RentalValues>()
  const [first] = useState(() => firstValues(agencies, rental, initial, lastAgency()))
  const asks = useFirstField(first, rental !== undefined)
  // A field that only brings its first value changes nothing, so the whole form is not drawn again for it.
  const valuesOf = useCallback((typed: Partial<RentalValues>): RentalValues => ({ ...first, ...typed }), [first])
  const values = Form.useWatch(valuesOf, form)
  const [categoryId, setCategoryId] = useState(rental?.vehicle.category.id)
  const departure = agencies.find(({ id }) => id === values.departureAgencyId)
  const arrival = agencies.find(({ id }) => id === values.arrivalAgencyId)
  const clocks = clocksOf(values, agencies, rental)
  const period = wholePeriod(values)
  const verdict = useDrivers(driversRequest(values, rental?.id))
  const added = isYoungOptionDue(values, rental) ? (verdict?.youngDriverOptionId ?? null) : null
  const optionIds = withOption(values.optionIds, added)
  const request = priceRequest({ ...values, optionIds }, rental)
  const agreed = rental && request && keepsPrice(rental, request) ? rental : null
  const price = usePrice(request, agreed)
  const isOut = rental?.status === 'ongoing'
  const consequence = consequenceOf(rental)
  const create = useAction(createRental)
  const update = useAction(updateRental)
  const save = async (sent: RentalValues, ifMatch: string) => {
    // The server adds the young-driver option and the price: those on the screen may be older than what is sent.
    const body = rentalBody({ ...first, ...sent, totalAmount: form.getFieldValue('totalAmount') })
    if (!rental) return await create.mutateAsync({ params: { companyId }, body })
    // A changed rental differs from the quote that was offered, so it becomes a draft and must be offered again.
    const reopened = rental.status === 'quote' ? { status: 'draft' as const } : {}
    const params = { companyId, id: rental.id }
    const saved = await update.mutateAsync({ params, body: { ...body, ...reopened }, ifMatch })
    // The summary shows the saved price until it has read today's, never that of before.
    cache.removeQueries({ queryKey: query(getRentalPrice, { params }).queryKey })
    return saved
  }
  const onValuesChange = (changed: Partial<RentalValues>, all: RentalValues) => {
    if ('start' in changed) form.setFieldValue('end', endAfterMove(values, all.start, clocks.start))
    // Typed times stay on the clock of another agency; a start that is only proposed keeps its moment.
    if ((changed.departureAgencyId || changed.arrivalAgencyId) && proposed.current !== all.start)
      form.setFieldsValue(onClocks(all, clocks, clocksOf(all, agencies, rental)))
    if (changed.departureAgencyId) moveTo(changed.departureAgencyId, all)
    if ('customerId' in changed) {
      const others = all.additionalDriverIds.filter((id) => id !== changed.customerId)
      form.setFieldValue('additionalDriverIds', others)
    }
  }
  const proposed = useRef(rental || initial.start ? undefined : first.start)
  /** Remembers the agency, and proposes it for the return, and its next opening unless a start was chosen. */
  const moveTo = (agencyId: number, all: RentalValues) => {
    rememberAgency(agencyId)
    if (!all.arrivalAgencyId) form.setFieldValue('arrivalAgencyId', agencyId)
    const agency = agencies.find(({ id }) => id === agencyId)
    if (!agency || proposed.current === undefined || proposed.current !== (all.start ?? null) || all.end) return
    proposed.current = openingStart(agency, new Date().toISOString())
    form.setFieldValue('start', proposed.current)
  }
  const rules = useRentalRules()
  const edits = rental
    ? editsOf(
        query(getRental, { params: { companyId, id: rental.id } }),
        rental,
        (stored) => ({ ...firstValues(agencies, stored, initial), status: stored.status }),
        rules.labels,
      )
    : null
  // Chosen fields are validated on change, not on blur.
  const chosen = (name: 'vehicleId' | 'customerId') => ({ ...rules.field(name), validateTrigger: 'onChange' })
  const warnings = period && departure && arrival ? openingHoursWarnings(period, departure, arrival) : []
  return (
    <div className="rental-edit">
      <FormScreen<RentalValues, Rental>
        form={form}
        initialValues={first}
        edits={edits}
        fieldOf={isOut ? { vehicleId: 'end' } : {}}
        save={save}
        savedText={t('form.saved')}
        onSaved={(saved) => {
          rememberAgency(saved.departureAgencyId)
          // From a new rental, the back button does not lead to another new one.
          return navigate(paths.rentalSummary(saved.id), { state: landingOn(saved), replace: !rental })
        }}
        backTo={rental ? paths.rentalSummary(rental.id) : paths.rentals}
        saveText={rental ? t('form.save') : t('form.create')}
        onValuesChange={onValuesChange}
        extra={<BarPrice price={price} />}
      >
        {consequence && <Notice type="info" title={t(`form.${consequence}`)} />}
        <div className="rental-column">
          <FormGroup title={t('form.period')}>
            <AgencyFields
              agencies={agencies}
              rules={rules}
              isOut={isOut}
              hasFocus={asks === 'agency'}
              rental={rental}
              departureAgencyId={values.departureAgencyId}
            />
            <DurationFields
              rules={rules}
              departure={departure}
              zone={clocks.start}
              endZone={clocks.end}
              previousStart={rental?.start}
              period={values}
              isOut={isOut}
              hasFocus={asks === 'length'}
            />
            {warnings.length > 0 && (
              <Notice
                type="warning"
                className="rental-warning"
                title={warnings.map(({ at, sentence }) => <p key={at}>{sentence[language]}</p>)}
              />
            )}
          </FormGroup>
          <FormGroup title={rules.labels.vehicleId}>
            <Form.Item {...chosen('vehicleId')} label={null} className="rental-vehicle">
              <VehiclePicker
                period={period}
                departureAgency={departure}
                arrivalAgencyId={values.arrivalAgencyId}
                rental={rental}
                preferredCategoryId={initial.categoryId}
                disabled={isOut}
                autoFocus={asks === 'vehicle'}
                askedBy={rental ? undefined : values.referralMode}
                onCategory={setCategoryId}
              />
            </Form.Item>
          </FormGroup>
          {period && values.vehicleId && (
            <DueWithin vehicleId={values.vehicleId} period={period} zones={clocks} className="rental-warning" />
          )}
        </div>
        <BelowTheFold>
          <div className="rental-column">
            <FormGroup title={t('form.people')}>
              <Form.Item {...chosen('customerId')}>
                <CustomerField
                  disabled={isOut}
                  hasFocus={asks === 'customer'}
                  licence={{ end: values.end ?? null, zone: clocks.end }}
                />
              </Form.Item>
              <Form.Item {...rules.field('additionalDriverIds')}>
                <DriversField except={values.customerId ?? null} known={rental?.additionalDrivers ?? []} />
              </Form.Item>
              <DriverNotice verdict={verdict} />
              <Form.Item {...rules.field('referralMode')}>
                <SegmentedControl
                  label={rules.labels.referralMode}
                  options={referralModes.map((value) => ({ value, label: referralModeLabels[value][language] }))}
                />
              </Form.Item>
              <BilledField item={rules.field('billedCustomerId')} isOpenFirst={first.billedCustomerId !== null} />
            </FormGroup>
            <FormGroup title={t('form.extras')}>
              <Form.Item {...rules.field('optionIds')}>
                <OptionsField
                  categoryId={categoryId}
                  days={price.data?.days}
                  kept={rental?.price?.options ?? []}
                  added={added}
                />
              </Form.Item>
              <Form.Item {...rules.field('discountPercent')}>
                <Select
                  className="rental-discount"
                  options={discounts.map((value) => ({ value, label: t('percent', { value }) }))}
                />
              </Form.Item>
            </FormGroup>
          </div>
          <PricePanel
            price={price}
            request={request}
            rules={rules}
            rental={rental}
            categoryId={categoryId}
            isByHand={agreed?.price === null}
          />
        </BelowTheFold>
      </FormScreen>
    </div>
  )
}
