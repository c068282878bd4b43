import type { RouteObject } from 'react-router'
import { screen } from '#app/screen'
import { calendarsPaths } from './paths.ts'

/** The screen of the calendars. */
export const calendarsScreens: RouteObject[] = [
  screen(calendarsPaths.calendars, ['calendars'], () => import('./CalendarsPage.tsx').then((m) => m.CalendarsPage)),
]
