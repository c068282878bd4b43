import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of what is open between the company and its customers. */
export const receivablesScreens: Screen[] = [
  screen(paths.receivables, ['receivables'], () => import('./ReceivablesPage.tsx').then((m) => m.ReceivablesPage)),
]
