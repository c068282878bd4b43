import { type Screen, screen } from '#app/screen'
import { accountingPaths } from './paths.ts'

/** The screen of accounting. */
export const accountingScreens: Screen[] = [
  screen(
    accountingPaths.accounting,
    ['accounting'],
    () => import('./AccountingPage.tsx').then((m) => m.AccountingPage),
    { can: 'accounting.read' },
  ),
]
