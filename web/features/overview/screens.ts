import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The pages of a customer and of a vehicle. */
export const overviewScreens: Screen[] = [
  screen(paths.customer(), ['overview', 'customers', 'twins', 'rentals', 'rentals/timeline'], () =>
    import('./CustomerPage.tsx').then((m) => m.CustomerPage),
  ),
  screen(paths.vehicle(), ['overview', 'fleet', 'fleet/damage', 'upkeep', 'rentals', 'rentals/timeline'], () =>
    import('./VehiclePage.tsx').then((m) => m.VehiclePage),
  ),
]
