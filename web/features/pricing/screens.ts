import { type Screen, screen } from '#app/screen'
import { pricingPaths } from './paths.ts'

/** The screens of the price list. */
export const pricingScreens: Screen[] = [
  screen(pricingPaths.prices, ['pricing'], () => import('./PricesPage.tsx').then((m) => m.PricesPage)),
  screen(pricingPaths.importPrices, ['pricing/import', 'imports'], () =>
    import('./import/PriceImportPage.tsx').then((m) => m.PriceImportPage),
  ),
]
