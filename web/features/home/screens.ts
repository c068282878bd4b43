import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screen of the home page, which leads accountants on to theirs. */
export const homeScreens: Screen[] = [
  screen(paths.home, ['home', 'rentals', 'upkeep', 'cash'], () => import('./HomePage.tsx').then((m) => m.HomePage), {
    can: null,
  }),
]
