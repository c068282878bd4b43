import { type Screen, screen } from '#app/screen'
import { fleetPaths } from './paths.ts'

/** The screens of the fleet. */
export const fleetScreens: Screen[] = [
  screen(fleetPaths.vehicles, ['fleet'], () => import('./vehicle/VehiclesPage.tsx').then((m) => m.VehiclesPage)),
  screen(fleetPaths.newVehicle, ['fleet'], () => import('./vehicle/VehicleFormPage.tsx').then((m) => m.NewVehiclePage)),
  screen(fleetPaths.importVehicles, ['fleet/import', 'imports'], () =>
    import('./import/VehicleImportPage.tsx').then((m) => m.VehicleImportPage),
  ),
  screen(fleetPaths.vehicleForm(), ['fleet'], () =>
    import('./vehicle/VehicleFormPage.tsx').then((m) => m.VehicleFormPage),
  ),
  screen(fleetPaths.unavailabilities(), ['fleet'], () =>
    import('./unavailability/UnavailabilitiesPage.tsx').then((m) => m.UnavailabilitiesPage),
  ),
  screen(fleetPaths.newUnavailability(), ['fleet'], () =>
    import('./unavailability/NewUnavailabilityPage.tsx').then((m) => m.NewUnavailabilityPage),
  ),
  screen(fleetPaths.categories, ['fleet'], () => import('./category/CategoriesPage.tsx').then((m) => m.CategoriesPage)),
  screen(fleetPaths.newCategory, ['fleet'], () => import('./category/CategoryPage.tsx').then((m) => m.NewCategoryPage)),
  screen(fleetPaths.category(), ['fleet'], () => import('./category/CategoryPage.tsx').then((m) => m.CategoryPage)),
  screen(fleetPaths.options, ['fleet'], () => import('./option/OptionsPage.tsx').then((m) => m.OptionsPage)),
  screen(fleetPaths.newOption, ['fleet'], () => import('./option/OptionPage.tsx').then((m) => m.NewOptionPage)),
  screen(fleetPaths.importOptions, ['fleet/option/import', 'imports'], () =>
    import('./option/import/OptionImportPage.tsx').then((m) => m.OptionImportPage),
  ),
  screen(fleetPaths.option(), ['fleet'], () => import('./option/OptionPage.tsx').then((m) => m.OptionPage)),
  screen(fleetPaths.photos, ['fleet'], () => import('./photo/PhotosPage.tsx').then((m) => m.PhotosPage)),
  screen(fleetPaths.newPhoto, ['fleet'], () => import('./photo/PhotoPage.tsx').then((m) => m.NewPhotoPage)),
  screen(fleetPaths.photo(), ['fleet'], () => import('./photo/PhotoPage.tsx').then((m) => m.PhotoPage)),
]

/** The tab of the drivers in the company's preferences. */
export const fleetTabs: Screen[] = [
  screen(fleetPaths.companyDrivers(), ['fleet', 'company/preferences'], () =>
    import('./driver-rules/DriverRulesPage.tsx').then((m) => m.DriverRulesPage),
  ),
]
