import type { RouteObject } from 'react-router'
import { paths } from '#app/paths'
import { screen } from '#app/screen'

/** The pages of a customer and of a vehicle. Their URLs are those of `customers` and `fleet`, which have the forms. */
export const overviewScreens: RouteObject[] = [
  screen(paths.customer(), ['overview', 'customers', 'rentals', 'rentals/timeline'], () =>
    import('./CustomerPage.tsx').then((m) => m.CustomerPage),
  ),
  screen(paths.vehicle(), ['overview', 'fleet', 'fleet/damage', 'rentals', 'rentals/timeline'], () =>
    import('./VehiclePage.tsx').then((m) => m.VehiclePage),
  ),
]
