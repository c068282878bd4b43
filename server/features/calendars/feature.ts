import { references } from '#platform/database/references'
import { left, reasons } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { calendarRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    calendar: true
  }
}

left.calendars = { reason: reasons.outside, audited: 'calendar' }
const shown = { code: 'calendar', fr: 'un calendrier le montre', en: 'a calendar shows it', rank: 5 }
references.push({ to: 'vehicles', table: 'calendars', column: 'vehicleId', reason: shown })

/** Calendars of vehicles, agencies and the company for other programs. */
export const calendars: Feature = { routes: calendarRoutes }
