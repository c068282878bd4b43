import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screen of the calendars. */
export const calendarsScreens: Screen[] = [
  screen(paths.calendars, ['calendars'], () => import('./CalendarsPage.tsx').then((m) => m.CalendarsPage), {
    can: 'keys.write',
  }),
]
