import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of the cash desk. */
export const cashScreens: Screen[] = [
  screen(paths.cashDesk, ['cash'], () => import('./CashDeskPage.tsx').then((m) => m.CashDeskPage)),
]
