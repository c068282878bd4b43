import { useIsWideScreen } from '#ui/wide-screen'
import type { RentalValues } from './rental-values.ts'

/** Returns the field that a new rental asks for first; a phone has no field that opens its keyboard by itself. */
export function useFirstField(
  first: RentalValues,
  isSaved: boolean,
): 'agency' | 'length' | 'vehicle' | 'customer' | null {
  const isWide = useIsWideScreen()
  if (isSaved || !isWide) return null
  if (first.end && !first.vehicleId) return 'vehicle'
  if (first.end) return first.customerId ? null : 'customer'
  return first.departureAgencyId ? 'length' : 'agency'
}
