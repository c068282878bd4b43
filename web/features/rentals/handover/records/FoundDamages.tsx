import { damageLabel } from '@filao/domain/fleet/damage/damage'
import type { Check } from '@filao/domain/rentals/check/check.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useState } from 'react'
import { DamageDrawing } from '#features/fleet/public'
import { useLanguage } from '#session/language'

/**
 * Shows the damages found by a check, on the vehicle's drawing and in words. A vehicle replaced since then gets the
 * default drawing.
 */
export function FoundDamages({ check: { damages, vehicleId }, rental }: { check: Check; rental: Rental }) {
  const language = useLanguage()
  const [view, setView] = useState(damages[0]?.view ?? 'front')
  const pins = damages.map(({ id, view: on, x, y, kind, size }, at) => ({
    key: id,
    number: at + 1,
    view: on,
    x,
    y,
    isNew: false,
    name: `${at + 1}. ${damageLabel({ kind, view: on, size }, language)}`,
  }))
  const schematicId = vehicleId === rental.vehicleId ? rental.vehicle.schematicId : null
  return (
    <div className="record-damages">
      <DamageDrawing schematicId={schematicId} pins={pins} view={view} onView={setView} />
      <ol>
        {damages.map((damage) => (
          <li key={damage.id}>
            {damageLabel(damage, language)}
            {damage.comment && <small>{damage.comment}</small>}
          </li>
        ))}
      </ol>
    </div>
  )
}
