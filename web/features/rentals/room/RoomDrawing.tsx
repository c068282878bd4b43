import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import type { Room, RoomQuery } from '@filao/domain/rentals/room/room.schema'
import type { CSSProperties } from 'react'
import { roomDrawing } from './room-drawing.ts'

/** Draws the vehicles of a proposal with their rentals, the moves as arrows. The list beside it says the same. */
export function RoomDrawing({ room, search }: { room: Room; search: RoomQuery }) {
  const { rows, arrows } = roomDrawing(room, search)
  const place = ({ left, width }: { left: number; width: number }) => ({ left: `${left}%`, width: `${width}%` })
  return (
    <div className="room-drawing" aria-hidden>
      {rows.map(({ vehicleId, registrationNumber, bars }) => (
        <div key={vehicleId} className="room-row">
          <span className="room-plate">{formatPlate(registrationNumber)}</span>
          <span className="room-track">
            {bars.map(({ key, kind, label, ...at }) => (
              <span key={key} className={`room-bar room-bar-${kind}`} style={place(at)}>
                {label}
              </span>
            ))}
          </span>
        </div>
      ))}
      <div className="room-arrows">
        {arrows.map(({ key, left, from, to }) => (
          <span
            key={key}
            className={to < from ? 'room-arrow is-up' : 'room-arrow'}
            style={{ left: `${left}%`, '--from': Math.min(from, to), '--rows': Math.abs(to - from) } as CSSProperties}
          />
        ))}
      </div>
    </div>
  )
}
