import type { BarCardProps } from './bar-card.ts'
import { RentalCard } from './RentalCard.tsx'
import { UnavailabilityCard } from './UnavailabilityCard.tsx'

/**
 * Renders the card of a bar: customer, vehicle, times, payment and the next step; for an unavailability its reason and
 * duration.
 */
export function BarCard({ bar, ...props }: BarCardProps) {
  const { rental, unavailability } = bar
  if (rental) return <RentalCard key={bar.key} rental={rental} {...props} />
  return unavailability ? <UnavailabilityCard key={bar.key} unavailability={unavailability} {...props} /> : null
}
