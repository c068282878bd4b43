import { vehicleSorts, vehicleStates } from '@filao/domain/fleet/vehicle/vehicle-filter'
import type { z } from 'zod'
import type { exportVehicles } from '#api/calls'
import { choiceParam, idParam } from '#ui/url-param'

/** The URL's names of the filters beside the search, the state and the damages. */
export const filterParams = ['agency', 'category', 'fuel']

/** The filters and the order of a list of vehicles, as the calls take them. */
type VehicleQuery = z.input<typeof exportVehicles.query>

/** Returns the filters and the order of the URL; unreadable ones are ignored. */
export function vehicleQuery(url: URLSearchParams): VehicleQuery {
  const [text, fuel] = [url.get('q'), url.get('fuel')]
  const [locationId, categoryId] = [idParam(url, 'agency'), idParam(url, 'category')]
  const state = choiceParam(url, 'state', vehicleStates)
  const sort = choiceParam(url, 'order', vehicleSorts)
  return {
    ...(text && { text }),
    ...(locationId && { locationId }),
    ...(categoryId && { categoryId }),
    ...(fuel && { fuel }),
    ...(state && { state }),
    ...(url.get('damaged') && { isDamaged: 'true' as const }),
    ...(sort && { sort }),
  }
}

/** Returns true when the URL filters the list in any way. */
export function isFiltered({ sort: _, ...filters }: VehicleQuery): boolean {
  return Object.keys(filters).length > 0
}
