import { type Screen, screen } from '#app/screen'
import { homePaths } from './paths.ts'

/** The screens of the home page. */
export const homeScreens: Screen[] = [
  screen(homePaths.home, ['home', 'rentals', 'upkeep', 'cash'], () => import('./HomePage.tsx').then((m) => m.HomePage)),
]
