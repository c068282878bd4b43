import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of the fleet. */
export const fleetScreens: Screen[] = [
  screen(paths.vehicles, ['fleet'], () => import('./vehicle/VehiclesPage.tsx').then((m) => m.VehiclesPage)),
  screen(paths.newVehicle, ['fleet'], () => import('./vehicle/VehicleFormPage.tsx').then((m) => m.NewVehiclePage)),
  screen(paths.importVehicles, ['fleet/import', 'imports'], () =>
    import('./import/VehicleImportPage.tsx').then((m) => m.VehicleImportPage),
  ),
  screen(paths.vehicleForm(), ['fleet'], () => import('./vehicle/VehicleFormPage.tsx').then((m) => m.VehicleFormPage)),
  screen(paths.unavailabilities(), ['fleet'], () =>
    import('./unavailability/UnavailabilitiesPage.tsx').then((m) => m.UnavailabilitiesPage),
  ),
  screen(paths.newUnavailability(), ['fleet'], () =>
    import('./unavailability/NewUnavailabilityPage.tsx').then((m) => m.NewUnavailabilityPage),
  ),
  screen(paths.categories, ['fleet'], () => import('./category/CategoriesPage.tsx').then((m) => m.CategoriesPage)),
  screen(paths.newCategory, ['fleet'], () => import('./category/CategoryPage.tsx').then((m) => m.NewCategoryPage)),
  screen(paths.category(), ['fleet'], () => import('./category/CategoryPage.tsx').then((m) => m.CategoryPage)),
  screen(paths.options, ['fleet'], () => import('./option/OptionsPage.tsx').then((m) => m.OptionsPage)),
  screen(paths.newOption, ['fleet'], () => import('./option/OptionPage.tsx').then((m) => m.NewOptionPage)),
  screen(paths.importOptions, ['fleet/option/import', 'imports'], () =>
    import('./option/import/OptionImportPage.tsx').then((m) => m.OptionImportPage),
  ),
  screen(paths.option(), ['fleet'], () => import('./option/OptionPage.tsx').then((m) => m.OptionPage)),
  screen(paths.photos, ['fleet'], () => import('./photo/PhotosPage.tsx').then((m) => m.PhotosPage)),
  screen(paths.newPhoto, ['fleet'], () => import('./photo/PhotoPage.tsx').then((m) => m.NewPhotoPage)),
  screen(paths.photo(), ['fleet'], () => import('./photo/PhotoPage.tsx').then((m) => m.PhotoPage)),
]

/** The tab of the drivers in the company's preferences. */
export const fleetTabs: Screen[] = [
  screen(paths.companyDrivers(), ['fleet', 'company/preferences'], () =>
    import('./driver-rules/DriverRulesPage.tsx').then((m) => m.DriverRulesPage),
  ),
]
