import { type Screen, screen } from '#app/screen'
import { statisticsPaths } from './paths.ts'

/** The screens of the statistics. */
export const statisticsScreens: Screen[] = [
  screen(
    statisticsPaths.statistics,
    ['statistics'],
    () => import('./StatisticsPage.tsx').then((m) => m.StatisticsPage),
    { can: 'statistics.read' },
  ),
  screen(
    statisticsPaths.refusedRequests,
    ['statistics'],
    () => import('./RefusedRequestsPage.tsx').then((m) => m.RefusedRequestsPage),
    { can: 'statistics.read' },
  ),
]
