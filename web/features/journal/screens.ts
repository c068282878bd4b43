import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of the journal. */
export const journalScreens: Screen[] = [
  screen(paths.journal, ['journal'], () => import('./JournalPage.tsx').then((m) => m.JournalPage), {
    can: 'journal.read',
  }),
  screen(paths.journalStatement, ['journal'], () => import('./StatementPage.tsx').then((m) => m.StatementPage), {
    can: 'journal.read',
  }),
]
