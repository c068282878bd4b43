import { parseFuelLevel } from '@filao/domain/fleet/vehicle/fuel-level'
import './vehicle.css'

/** Shows a fuel level as a small bar and as text, such as 3/4. */
export function FuelGauge({ level }: { level: string }) {
  const gauge = parseFuelLevel(level)
  const share = gauge && gauge.max > 0 ? gauge.level / gauge.max : 0
  return (
    <span className="fuel-gauge">
      <svg viewBox="0 0 32 8" aria-hidden="true" data-low={share <= 0.25}>
        <rect width="32" height="8" rx="2" className="fuel-gauge-tank" />
        <rect width={32 * share} height="8" rx="2" className="fuel-gauge-fuel" />
      </svg>
      {level}
    </span>
  )
}
