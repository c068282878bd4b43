import { type Screen, screen } from '#app/screen'
import { cashPaths } from './paths.ts'

/** The screens of the cash desk. */
export const cashScreens: Screen[] = [
  screen(cashPaths.cashDesk, ['cash'], () => import('./CashDeskPage.tsx').then((m) => m.CashDeskPage)),
]
