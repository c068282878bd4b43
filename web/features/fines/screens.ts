import { type Screen, screen } from '#app/screen'
import { finesPaths } from './paths.ts'

/** The screens of the traffic fines. */
export const finesScreens: Screen[] = [
  screen(finesPaths.fines, ['fines'], () => import('./FinesPage.tsx').then((m) => m.FinesPage)),
  screen(finesPaths.newFine, ['fines'], () => import('./FineFormPage.tsx').then((m) => m.NewFinePage)),
  screen(finesPaths.fine(), ['fines'], () => import('./FinePage.tsx').then((m) => m.FinePage)),
  screen(finesPaths.fineForm(), ['fines'], () => import('./FineFormPage.tsx').then((m) => m.FineFormPage)),
]
