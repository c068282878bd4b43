import { type Screen, screen } from '#app/screen'
import { receivablesPaths } from './paths.ts'

/** The screens of what is open between the company and its customers. */
export const receivablesScreens: Screen[] = [
  screen(receivablesPaths.receivables, ['receivables'], () =>
    import('./ReceivablesPage.tsx').then((m) => m.ReceivablesPage),
  ),
]
