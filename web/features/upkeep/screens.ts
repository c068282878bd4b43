import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of the deadlines. */
export const upkeepScreens: Screen[] = [
  screen(paths.deadlines, ['upkeep'], () => import('./DeadlinesPage.tsx').then((m) => m.DeadlinesPage)),
  screen(paths.deadlineTemplates, ['upkeep'], () =>
    import('./template/TemplatesPage.tsx').then((m) => m.TemplatesPage),
  ),
]
