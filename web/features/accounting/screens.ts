import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screen of accounting. */
export const accountingScreens: Screen[] = [
  screen(paths.accounting, ['accounting'], () => import('./AccountingPage.tsx').then((m) => m.AccountingPage), {
    can: 'accounting.read',
  }),
]
