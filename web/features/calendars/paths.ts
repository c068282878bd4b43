/** The URL of the calendars. */
export const calendarsPaths = { calendars: '/company/calendars' }
