import type { Agency } from '@filao/domain/company/agency.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { openingHoursWarnings } from '@filao/domain/rentals/status/period'
import { Form, type FormInstance } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { cache } from '#api/cache'
import { createRental, getRental, getRentalPrice, updateRental } from '#api/calls'
import { query } from '#api/read'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { editsOf } from '#ui/form/edited/edits'
import { landingOn } from '../brief/landing.ts'
import { driversRequest, useDrivers } from '../drivers/use-drivers.ts'
import { endAfterMove, openingStart, wholePeriod } from '../period/duration.ts'
import { lastAgency, rememberAgency } from '../period/last-agency.ts'
import { type Clocks, clocksOf, onClocks } from './clocks.ts'
import { isYoungOptionDue, withOption } from './options/option-choices.ts'
import { useOptionsLeft } from './options/use-options-left.ts'
import { useRentalRules } from './rental-rules.ts'
import {
  firstValues,
  type InitialRental,
  keepsPrice,
  pricedCategory,
  priceRequest,
  type RentalValues,
  rentalBody,
} from './rental-values.ts'
import { useFirstField } from './use-first-field.ts'
import { usePrice } from './use-price.ts'

export type RentalFormProps = {
  agencies: Agency[]
  rental: Rental | undefined
  initial: InitialRental
}

/**
 * Returns the state of the form of a rental: its values, what follows from them (clocks, drivers, options, price), and
 * how it changes and is saved.
 */
export function useRentalForm({ agencies, rental, initial }: RentalFormProps) {
  const [form] = Form.useForm<RentalValues>()
  const [first] = useState(() => firstValues(agencies, rental, initial, lastAgency()))
  const asks = useFirstField(first, rental !== undefined)
  // A field that only brings its first value changes nothing, so the whole form is not drawn again for it.
  const valuesOf = useCallback((typed: Partial<RentalValues>): RentalValues => ({ ...first, ...typed }), [first])
  const values = Form.useWatch(valuesOf, form)
  const [categoryId, setCategoryId] = useState(rental?.vehicle.category.id)
  const pricedCategoryId = pricedCategory(values, rental) ?? categoryId
  const departure = agencies.find(({ id }) => id === values.departureAgencyId)
  const arrival = agencies.find(({ id }) => id === values.arrivalAgencyId)
  const clocks = clocksOf(values, agencies, rental)
  const period = wholePeriod(values)
  const warnings = period && departure && arrival ? openingHoursWarnings(period, departure, arrival) : []
  const verdict = useDrivers(driversRequest(values, rental?.id))
  const added = isYoungOptionDue(values, rental) ? (verdict?.youngDriverOptionId ?? null) : null
  const optionsLeft = useOptionsLeft(period, values.departureAgencyId, rental?.id)
  const request = priceRequest({ ...values, optionIds: withOption(values.optionIds, added) }, rental)
  const agreed = rental && request && keepsPrice(rental, request) ? rental : null
  const price = usePrice(request, agreed)
  const rules = useRentalRules()
  const shown = {
    asks,
    departure,
    clocks,
    period,
    warnings,
    verdict,
    added,
    optionsLeft,
    request,
    agreed,
    price,
    rules,
  }
  const onValuesChange = useChanges(form, { agencies, rental, initial }, { first, values, clocks })
  const record = useRecord(form, { agencies, rental, initial }, first)
  return { form, first, values, categoryId, pricedCategoryId, setCategoryId, ...shown, onValuesChange, ...record }
}

export type RentalFormState = ReturnType<typeof useRentalForm>

type Now = { first: RentalValues; values: RentalValues; clocks: Clocks }

/** Returns the handler of a change, which moves the values that depend on it. */
function useChanges(form: FormInstance<RentalValues>, props: RentalFormProps, { first, values, clocks }: Now) {
  const { agencies, rental, initial } = props
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
  return (changed: Partial<RentalValues>, all: RentalValues) => {
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
}

/** Returns the record that the form changes, how it is saved, and what follows. */
function useRecord(form: FormInstance<RentalValues>, props: RentalFormProps, first: RentalValues) {
  const { agencies, rental, initial } = props
  const navigate = useNavigate()
  const { companyId } = useSession()
  const { labels } = useRentalRules()
  const create = useAction(createRental)
  const update = useAction(updateRental)
  const save = async (sent: RentalValues, ifMatch: string) => {
    // The server adds the young-driver option and the price: those on the screen may be older than what is sent.
    const body = rentalBody({ ...first, ...sent, totalAmount: form.getFieldValue('totalAmount') }, rental)
    if (!rental) return await create.mutateAsync({ params: { companyId }, body })
    // A changed rental differs from the quote that was offered, so it becomes a draft and must be offered again.
    const reopened = rental.status === 'quote' ? { status: 'draft' as const } : {}
    const params = { companyId, id: rental.id }
    const saved = await update.mutateAsync({ params, body: { ...body, ...reopened }, ifMatch })
    // The summary shows the saved price until it has read today's, never that of before.
    cache.removeQueries({ queryKey: query(getRentalPrice, { params }).queryKey })
    return saved
  }
  const onSaved = (saved: Rental) => {
    rememberAgency(saved.departureAgencyId)
    // From a new rental, the back button does not lead to another new one.
    return navigate(paths.rentalSummary(saved.id), { state: landingOn(saved), replace: !rental })
  }
  const stored = (read: Rental) => ({ ...firstValues(agencies, read, initial), status: read.status })
  const edits = rental
    ? editsOf(query(getRental, { params: { companyId, id: rental.id } }), rental, stored, labels)
    : null
  return { edits, save, onSaved }
}
