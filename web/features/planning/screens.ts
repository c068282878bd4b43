import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'
import { isWideScreen } from '#ui/wide-screen'
import { lateFields } from './toolbar/late-fields.ts'

/** The screens of the planning. */
export const planningScreens: Screen[] = [
  screen(paths.planning, ['planning/board', 'planning/moving', 'planning/card', 'rentals'], async () => {
    // A phone opens the fields of the toolbar on demand.
    const [{ PlanningPage }] = await Promise.all([import('./PlanningPage.tsx'), isWideScreen() && lateFields.fetch()])
    return PlanningPage
  }),
  screen(paths.planningCounter, ['planning/counter'], () =>
    import('./counter/CounterPage.tsx').then((m) => m.CounterPage),
  ),
]
