import type { MovedRental } from '@filao/domain/rentals/moves/moves.schema'
import type { Room } from '@filao/domain/rentals/room/room.schema'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { moveRentals } from '#api/calls'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { hideMessage, showMessage } from '#ui/popups/popups'

const toastKey = 'room-undo'
const toastSeconds = 12

/** Does the moves of a proposal, all or none, and offers to take them back. `onRoom` gets the vehicle that is free. */
export function useMakeRoom(onRoom: (vehicleId: number) => void) {
  const { t } = useTranslation('rentals/room')
  const { companyId } = useSession()
  const toast = useToast()
  // A refusal marks what was read as stale, so another proposal appears.
  const move = useAction(moveRentals, { onError: toast.problem })

  const undo = async (moved: readonly MovedRental[]) => {
    hideMessage(toastKey)
    // What each had before was confirmed then, where it was not what was promised.
    const body = moved.map(({ id, formerVehicleId, version }) => {
      return { id, vehicleId: formerVehicleId, version, isMismatchConfirmed: true }
    })
    await move.mutateAsync({ params: { companyId }, body }).then(
      () => toast.success(t('undone')),
      () => undefined,
    )
  }
  const accept = ({ moves, vehicleId }: Room) => {
    if (vehicleId === null) return
    if (moves.length === 0) {
      onRoom(vehicleId)
      return
    }
    const body = moves.map(({ rentalId, toVehicleId, version }) => ({ id: rentalId, vehicleId: toVehicleId, version }))
    move.mutate(
      { params: { companyId }, body },
      {
        onSuccess: (moved) => {
          onRoom(vehicleId)
          const content = (
            <span className="room-done">
              {t('done', { count: moved.length })}
              <Button size="small" onClick={() => void undo(moved)}>
                {t('undo')}
              </Button>
            </span>
          )
          showMessage({ key: toastKey, type: 'success', duration: toastSeconds, content })
        },
      },
    )
  }
  return { accept, isPending: move.isPending }
}
