import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of the price list and of the fees. */
export const pricingScreens: Screen[] = [
  screen(paths.prices, ['pricing'], () => import('./PricesPage.tsx').then((m) => m.PricesPage)),
  screen(paths.importPrices, ['pricing/import', 'imports'], () =>
    import('./import/PriceImportPage.tsx').then((m) => m.PriceImportPage),
  ),
  screen(paths.fees, ['pricing'], () => import('./fee/FeesPage.tsx').then((m) => m.FeesPage)),
  screen(paths.newFee, ['pricing'], () => import('./fee/FeePage.tsx').then((m) => m.NewFeePage)),
  screen(paths.importFees, ['pricing/fee/import', 'imports'], () =>
    import('./fee/import/FeeImportPage.tsx').then((m) => m.FeeImportPage),
  ),
  screen(paths.fee(), ['pricing'], () => import('./fee/FeePage.tsx').then((m) => m.FeePage)),
]
