import * as calls from '@filao/domain/calendars/contract'
import type { Config } from '#platform/config'
import { author } from '#platform/feature/audit'
import type { Serve } from '#platform/http/serve/serve'
import { listCalendars } from './calendar-queries.ts'
import { createCalendar, revokeCalendar } from './calendars.ts'
import { readCalendar } from './read-calendar.ts'

/** Serves the calendars of a company, and each of them at its secret address. */
export function calendarRoutes(serve: Serve, { config }: { config: Pick<Config, 'publicUrl'> }): void {
  const { publicUrl } = config
  serve(calls.listCalendars, async ({ tx, params }) => await listCalendars(tx, params.companyId))
  serve(calls.createCalendar, async (call) => {
    return await createCalendar(call.tx, author(call), call.body, { language: call.language, publicUrl })
  })
  serve(calls.revokeCalendar, async (call) => await revokeCalendar(call.tx, author(call), call.params.id))
  serve(calls.readCalendar, async ({ tx, params, request, now }) => {
    return await readCalendar(tx, { token: params.token, network: request.ip }, { now, publicUrl })
  })
}
