import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import type { RoomMove, RoomRow } from '@filao/domain/rentals/room/room.schema'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

type Props = { moves: readonly RoomMove[]; rows: readonly RoomRow[]; zone: string }

/** Lists the rentals that change their vehicle, each with what changes for its customer. */
export function RoomMoves({ moves, rows, zone }: Props) {
  const { t } = useTranslation('rentals/room')
  const language = useLanguage()
  const today = new Date().toISOString()
  const at = (instant: string) => formatNearDateTime(instant, zone, language, today)
  const plateOf = (id: number) => formatPlate(rows.find(({ vehicleId }) => vehicleId === id)?.registrationNumber ?? '')
  if (moves.length === 0) return null
  return (
    <ul className="room-moves">
      {moves.map(({ rentalId, publicId, customerName, start, end, fromVehicleId, toVehicleId }) => (
        <li key={rentalId}>
          <strong>{t('move', { number: publicId, from: plateOf(fromVehicleId), to: plateOf(toVehicleId) })}</strong>
          <small>
            {t('of', { customer: customerName, start: at(start), end: at(end) })} {t('unchanged')}
          </small>
        </li>
      ))}
    </ul>
  )
}
