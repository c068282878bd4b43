import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of the price list. */
export const pricingScreens: Screen[] = [
  screen(paths.prices, ['pricing'], () => import('./PricesPage.tsx').then((m) => m.PricesPage)),
  screen(paths.importPrices, ['pricing/import', 'imports'], () =>
    import('./import/PriceImportPage.tsx').then((m) => m.PriceImportPage),
  ),
]
