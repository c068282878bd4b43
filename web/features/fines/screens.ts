import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of the traffic fines. */
export const finesScreens: Screen[] = [
  screen(paths.fines, ['fines'], () => import('./FinesPage.tsx').then((m) => m.FinesPage)),
  screen(paths.newFine, ['fines'], () => import('./FineFormPage.tsx').then((m) => m.NewFinePage)),
  screen(paths.fine(), ['fines'], () => import('./FinePage.tsx').then((m) => m.FinePage)),
  screen(paths.fineForm(), ['fines'], () => import('./FineFormPage.tsx').then((m) => m.FineFormPage)),
]
