import { type Screen, screen } from '#app/screen'
import { overviewPaths } from './paths.ts'

/** The pages of a customer and of a vehicle. */
export const overviewScreens: Screen[] = [
  screen(overviewPaths.customer(), ['overview', 'customers', 'rentals', 'rentals/timeline'], () =>
    import('./CustomerPage.tsx').then((m) => m.CustomerPage),
  ),
  screen(overviewPaths.vehicle(), ['overview', 'fleet', 'fleet/damage', 'upkeep', 'rentals', 'rentals/timeline'], () =>
    import('./VehiclePage.tsx').then((m) => m.VehiclePage),
  ),
]
