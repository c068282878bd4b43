import type { BarCardProps } from './bar-card.ts'
import { RentalCard } from './RentalCard.tsx'
import { UnavailabilityCard } from './UnavailabilityCard.tsx'

/** What opens on a bar: who, what, when, paid or not, and the next step; for an unavailability why and how long. */
export function BarCard({ bar, ...props }: BarCardProps) {
  const { rental, unavailability } = bar
  if (rental) return <RentalCard key={bar.key} rental={rental} {...props} />
  return unavailability ? <UnavailabilityCard key={bar.key} unavailability={unavailability} {...props} /> : null
}
