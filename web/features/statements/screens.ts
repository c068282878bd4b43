import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

const can = 'accounting.read'

/** The screens of what those who send rentals owe and are owed. */
export const statementScreens: Screen[] = [
  screen(paths.statements, ['statements'], () => import('./StatementsPage.tsx').then((m) => m.StatementsPage), { can }),
  screen(paths.statement(), ['statements'], () => import('./StatementPage.tsx').then((m) => m.StatementPage), { can }),
  screen(
    paths.compareStatement(),
    ['statements', 'imports'],
    () => import('./ComparePage.tsx').then((m) => m.ComparePage),
    { can },
  ),
]
