import { type Screen, screen } from '#app/screen'
import { journalPaths } from './paths.ts'

/** The screens of the journal. */
export const journalScreens: Screen[] = [
  screen(journalPaths.journal, ['journal'], () => import('./JournalPage.tsx').then((m) => m.JournalPage), {
    can: 'journal.read',
  }),
  screen(journalPaths.journalStatement, ['journal'], () => import('./StatementPage.tsx').then((m) => m.StatementPage), {
    can: 'journal.read',
  }),
]
