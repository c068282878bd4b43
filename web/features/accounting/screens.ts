import { type Screen, screen } from '#app/screen'
import { accountingPaths } from './paths.ts'

/** The screen of accounting, which says itself for whom it is. */
export const accountingScreens: Screen[] = [
  screen(
    accountingPaths.accounting,
    ['accounting'],
    () => import('./AccountingPage.tsx').then((m) => m.AccountingPage),
    { can: null },
  ),
]
