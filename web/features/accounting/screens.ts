import type { RouteObject } from 'react-router'
import { screen } from '#app/screen'
import { accountingPaths } from './paths.ts'

/** The screen of accounting. */
export const accountingScreens: RouteObject[] = [
  screen(accountingPaths.accounting, ['accounting'], () =>
    import('./AccountingPage.tsx').then((m) => m.AccountingPage),
  ),
]
