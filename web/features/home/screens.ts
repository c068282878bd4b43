import { type Screen, screen } from '#app/screen'
import { homePaths } from './paths.ts'

/** The screen of the home page, which leads accountants on to theirs. */
export const homeScreens: Screen[] = [
  screen(
    homePaths.home,
    ['home', 'rentals', 'upkeep', 'cash'],
    () => import('./HomePage.tsx').then((m) => m.HomePage),
    { can: null },
  ),
]
