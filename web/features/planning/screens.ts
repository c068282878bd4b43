import { type Screen, screen } from '#app/screen'
import { planningPaths } from './paths.ts'

/** The screens of the planning. */
export const planningScreens: Screen[] = [
  screen(planningPaths.planning, ['planning/board', 'planning/moving', 'planning/card', 'rentals'], () =>
    import('./PlanningPage.tsx').then((m) => m.PlanningPage),
  ),
  screen(planningPaths.planningCounter, ['planning/counter'], () =>
    import('./counter/CounterPage.tsx').then((m) => m.CounterPage),
  ),
]
