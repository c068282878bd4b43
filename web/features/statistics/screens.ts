import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of the statistics. */
export const statisticsScreens: Screen[] = [
  screen(paths.statistics, ['statistics'], () => import('./StatisticsPage.tsx').then((m) => m.StatisticsPage), {
    can: 'statistics.read',
  }),
  screen(
    paths.refusedRequests,
    ['statistics'],
    () => import('./RefusedRequestsPage.tsx').then((m) => m.RefusedRequestsPage),
    { can: 'statistics.read' },
  ),
]
