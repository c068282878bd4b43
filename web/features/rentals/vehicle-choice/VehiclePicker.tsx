import type { Agency } from '@filao/domain/company/agency.schema'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import type { Period } from '@filao/domain/kernel/period'
import type { CategoryPromise } from '@filao/domain/rentals/promise/promise.schema'
import type { ReferralMode } from '@filao/domain/rentals/record/referral-mode'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { lastsLongEnough } from '@filao/domain/rentals/status/period'
import { Button, Skeleton } from 'antd'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { getVehicle, listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { RecordRefusal } from '../refused-request/LazyRefusal.tsx'
import { MakeRoom } from '../room/LazyMakeRoom.tsx'
import { SelectedVehicle } from './SelectedVehicle.tsx'
import { useAvailabilities } from './use-availabilities.ts'
import { useStayPrices } from './use-stay-prices.ts'
import { VehicleChoice } from './VehicleChoice.tsx'
import './VehiclePicker.css'

type Props = {
  id?: string
  ref?: Ref<{ focus: () => void }>
  value?: number | null
  onChange?: (id: number | null) => void
  period: Period | null
  departureAgency: Agency | undefined
  arrivalAgencyId: number | undefined
  /** The rental being edited; it does not conflict with itself. */
  rental: Rental | undefined
  /** What is promised with the rental, which room is made for. */
  promise?: CategoryPromise | null | undefined
  /** The category listed first while no vehicle is chosen. */
  preferredCategoryId?: number | undefined
  /** Shows what the customer pays beside each car; without it, each category has the price of the period. */
  paidFor?: ((vehicleId: number) => ReactNode) | undefined
  /** A vehicle to leave out of the list. */
  except?: number
  disabled: boolean
  /** True to focus the search when the list opens with the screen. */
  autoFocus?: boolean
  /** The source of a refused request. If given, a search without a free vehicle offers to record one. */
  askedBy?: ReferralMode | undefined
  /** Called with the chosen vehicle's category, which decides the options. */
  onCategory: (id: number) => void
}

/** Chooses a vehicle: shows the available ones while none is chosen, then the chosen one. */
export function VehiclePicker(props: Props) {
  const { value = null, onChange, period, departureAgency, rental } = props
  const { t } = useTranslation('rentals')
  const [changing, setChanging] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const selected = useRef<HTMLDivElement>(null)
  const vehicles = useAvailabilities({
    period,
    departureAgencyId: departureAgency?.id,
    arrivalAgencyId: props.arrivalAgencyId,
    excludeRentalId: rental?.id,
  })
  const { companyId } = useSession()
  const categories = useRead(listCategories, { params: { companyId } })
  const prices = useStayPrices(props.paidFor ? null : period, departureAgency?.id)
  const found = vehicles.data?.find(({ id }) => id === value)
  const saved = rental?.vehicleId === value ? rental?.vehicle : undefined
  // Reads the vehicle that a new rental starts with: no list contains it before a period is chosen.
  const isGiven = value !== null && !saved && !vehicles.data
  const given = useRead(getVehicle, { params: { companyId, id: value ?? 0 } }, { enabled: isGiven && !period })
  const chosen = found ?? saved ?? (isGiven ? given.data : undefined)
  const { onCategory, askedBy } = props
  useEffect(() => {
    if (chosen) onCategory(chosen.category.id)
  }, [chosen, onCategory])
  const choose = (id: number) => {
    flushSync(() => {
      onChange?.(id)
      setChanging(false)
    })
    // A vehicle that is out cannot be changed, but room may have been made for it.
    const focused = change.current ?? selected.current
    focused?.focus()
  }
  const room = (wanted: { vehicleId: number } | { categoryId: number }, name: string, categoryId: number) => {
    if (!period || !departureAgency) return null
    const { start, end } = period
    // Room for a stay that the category is not rented for would be made in vain.
    const shortest = categories.data?.find(({ id }) => id === categoryId)?.minimumRentalDurationMinutes ?? null
    if (!lastsLongEnough(period, shortest, departureAgency.timezone)) return null
    const { arrivalAgencyId } = props
    const stay = { start, end, departureAgencyId: departureAgency.id, ...(arrivalAgencyId && { arrivalAgencyId }) }
    const search = { ...stay, ...(rental && { excludeRentalId: rental.id }), ...wanted }
    return <MakeRoom search={search} zone={departureAgency.timezone} name={name} onRoom={choose} />
  }
  const inCategory = ({ id, name }: { id: number; name: string }) => {
    const { transmission = null, seats = null } = props.promise?.categoryId === id ? props.promise : {}
    return room({ categoryId: id, ...(transmission && { transmission }), ...(seats && { seats }) }, name, id)
  }
  if (value !== null && chosen && !changing) {
    const isTaken = found?.reason === 'taken'
    return (
      <>
        <SelectedVehicle ref={selected} vehicle={chosen} availability={found} zone={departureAgency?.timezone}>
          {!props.disabled && (
            <Button ref={change} id={props.id ?? ''} onClick={() => setChanging(true)}>
              {t('vehicles.change')}
            </Button>
          )}
        </SelectedVehicle>
        {isTaken && room({ vehicleId: value }, formatPlate(chosen.registrationNumber), chosen.category.id)}
      </>
    )
  }
  if (!period || !departureAgency) {
    return (
      <p id={props.id} tabIndex={-1} className="vehicle-empty">
        {t(period ? 'vehicles.noAgency' : 'vehicles.noPeriod')}
      </p>
    )
  }
  if (vehicles.error && !vehicles.data) return <LoadError error={vehicles.error} onRetry={vehicles.refetch} />
  // The categories order the list: without them its groups would change their order under the pointer.
  if (!vehicles.data || categories.isPending)
    return <Skeleton active title={false} paragraph={{ rows: 15 }} className="appear-late" />
  const search = { departureAgencyId: departureAgency.id, start: period.start, end: period.end }
  return (
    <VehicleChoice
      refusal={askedBy && ((categoryId) => <RecordRefusal search={{ ...search, categoryId }} referralMode={askedBy} />)}
      id={props.id}
      ref={props.ref}
      vehicles={vehicles.data.filter(({ id }) => id !== props.except)}
      preferredId={rental?.vehicle.category.id ?? chosen?.category.id ?? props.preferredCategoryId}
      prices={prices}
      paidFor={props.paidFor}
      isStale={vehicles.isPlaceholderData}
      value={value}
      zone={departureAgency.timezone}
      autoFocus={changing || (props.autoFocus ?? false)}
      onChoose={choose}
      room={inCategory}
      onCancel={changing ? () => setChanging(false) : undefined}
    />
  )
}
