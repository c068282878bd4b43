import type { RouteObject } from 'react-router'
import { screen } from '#app/screen'
import { pricingPaths } from './paths.ts'

/** The screens of the price list. */
export const pricingScreens: RouteObject[] = [
  screen(pricingPaths.prices, ['pricing'], () => import('./PricesPage.tsx').then((m) => m.PricesPage)),
]
