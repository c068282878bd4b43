import { type Screen, screen } from '#app/screen'
import { statisticsPaths } from './paths.ts'

/** The screen of the statistics. */
export const statisticsScreens: Screen[] = [
  screen(statisticsPaths.statistics, ['statistics'], () =>
    import('./StatisticsPage.tsx').then((m) => m.StatisticsPage),
  ),
]
