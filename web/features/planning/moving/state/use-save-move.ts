import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import type { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { moveRentals, updateRental, updateUnavailability } from '#api/calls'
import { ApiProblem, isProblem } from '#api/problem'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useBarName } from './move-messages.ts'
import { showAt } from './optimistic.ts'
import { isSamePlace, type MoveFacts, type Place, readSubject, type Subject } from './subject.ts'

type Saving = MoveFacts & {
  /** As it was read, and decided on. */
  subject: Subject
  place: Place
  /** Further changes saved with the move. */
  status?: RentalChange['status']
}

/** The changes of one save: of one bar, or of rentals that exchange their vehicles. */
type Savings = [Saving, ...Saving[]]

/**
 * Moves a rental or an unavailability on the server, or several rentals, all or none, with an optimistic update that is
 * reverted on refusal. Concurrent changes of other data, such as a payment, are accepted; a concurrent move is a
 * conflict, which the second user is shown.
 */
export function useSaveMove() {
  const { companyId } = useSession()
  const { t } = useTranslation('planning/moving')
  const language = useLanguage()
  const nameOf = useBarName()
  const changeRental = useAction(updateRental)
  const changeUnavailability = useAction(updateUnavailability)
  const changeVehicles = useAction(moveRentals)

  const send = async (savings: Savings): Promise<object[]> => {
    if (savings.length === 1) return [await sendOne(savings[0])]
    const body = savings.map(({ subject: { is, version }, place: { vehicleId } }) => {
      // The warnings of both were shown before.
      return { id: is.id, vehicleId, version, isMismatchConfirmed: true }
    })
    return await changeVehicles.mutateAsync({ params: { companyId }, body })
  }
  const sendOne = ({ subject: { kind, is, version }, place, status }: Saving): Promise<object> => {
    const changed = changedParts(is, place)
    if (kind === 'unavailability') {
      const params = { companyId, vehicleId: is.vehicleId, id: is.id }
      return changeUnavailability.mutateAsync({ params, body: changed, ifMatch: version })
    }
    // The panel has said why the vehicle is not what was promised, and the user moves the rental all the same.
    const body = { ...changed, ...(changed.vehicleId && { isMismatchConfirmed: true }), ...(status && { status }) }
    return changeRental.mutateAsync({ params: { companyId, id: is.id }, body, ifMatch: version })
  }

  const overtaken = ({ bar, zones, plateOf }: MoveFacts, now: Subject | null) => {
    const name = nameOf(bar)
    if (!now) return new ApiProblem('stale', 412, t('done.gone', { name }))
    const today = new Date().toISOString()
    const place = t('done.place', {
      plate: formatPlate(plateOf(now.is.vehicleId)),
      start: formatNearDateTime(now.is.start, zones.start, language, today),
      end: formatNearDateTime(now.is.end, zones.end, language, today),
    })
    return new ApiProblem('stale', 412, t('done.overtaken', { name, place }))
  }

  /** Finds out which is gone: the moved item, or the vehicle it should move to. */
  const gone = async (saving: Saving) => {
    const now = await readSubject(companyId, saving.bar).catch((refusal: unknown) => {
      if (isProblem(refusal, 'not_found')) return null
      throw refusal
    })
    if (!now) return overtaken(saving, null)
    const plate = formatPlate(saving.plateOf(saving.place.vehicleId))
    return new ApiProblem('not_found', 404, t('done.noVehicle', { plate }))
  }

  /** Reads the items again, and refuses when a colleague has moved one of them. */
  const readAgain = async (saving: Saving): Promise<Saving> => {
    const { bar, subject } = saving
    const now = await readSubject(companyId, bar)
    if (!isSamePlace(now.is, subject.is) || isOtherwise(now, subject)) throw overtaken(saving, now)
    return { ...saving, subject: now }
  }

  const save = async (savings: Savings): Promise<object[]> => {
    const putBack = await showAt(savings)
    try {
      return await send(savings).catch(async (refusal: unknown) => {
        const [first, ...others] = savings
        if (isProblem(refusal, 'not_found') && others.length === 0) throw await gone(first)
        if (!isProblem(refusal, 'stale')) throw refusal
        return await send([await readAgain(first), ...(await Promise.all(others.map(readAgain)))])
      })
    } catch (refusal) {
      putBack()
      throw refusal
    }
  }
  /** `overtaken` is the refusal that says where a colleague has moved it. */
  return { save, overtaken }
}

/** Returns true when data that the move depends on, other than vehicle and period, has changed. */
function isOtherwise(now: Subject, then: Subject): boolean {
  return now.kind === 'rental' && then.kind === 'rental' && now.is.status !== then.is.status
}

function changedParts(from: Place, to: Place): Partial<Place> {
  return {
    ...(from.vehicleId !== to.vehicleId && { vehicleId: to.vehicleId }),
    ...(from.start !== to.start && { start: to.start }),
    ...(from.end !== to.end && { end: to.end }),
  }
}
