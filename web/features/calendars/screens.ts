import { type Screen, screen } from '#app/screen'
import { calendarsPaths } from './paths.ts'

/** The screen of the calendars. */
export const calendarsScreens: Screen[] = [
  screen(calendarsPaths.calendars, ['calendars'], () => import('./CalendarsPage.tsx').then((m) => m.CalendarsPage), {
    can: 'keys.write',
  }),
]
