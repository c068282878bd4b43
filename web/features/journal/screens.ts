import { type Screen, screen } from '#app/screen'
import { journalPaths } from './paths.ts'

/** The screens of the journal; the first says itself for whom it is. */
export const journalScreens: Screen[] = [
  screen(journalPaths.journal, ['journal'], () => import('./JournalPage.tsx').then((m) => m.JournalPage), {
    can: null,
  }),
  screen(journalPaths.journalStatement, ['journal'], () => import('./StatementPage.tsx').then((m) => m.StatementPage), {
    can: 'journal.read',
  }),
]
