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
references.push({ to: 'vehicles', table: 'calendars', column: 'vehicleId', reason: 'calendar' })

/** Calendars of vehicles, agencies and the company for other programs. */
export const calendars: Feature = { routes: calendarRoutes }
