import { type Screen, screen } from '#app/screen'
import { upkeepPaths } from './paths.ts'

/** The screens of the deadlines. */
export const upkeepScreens: Screen[] = [
  screen(upkeepPaths.deadlines, ['upkeep'], () => import('./DeadlinesPage.tsx').then((m) => m.DeadlinesPage)),
  screen(upkeepPaths.deadlineTemplates, ['upkeep'], () =>
    import('./template/TemplatesPage.tsx').then((m) => m.TemplatesPage),
  ),
]
