import type { RawBuilder } from 'kysely'
import { brought } from '#platform/brought'

/** Selects the time zone of the dates in mails to a row of `companies`. */
export const zoneOfDates = brought<() => RawBuilder<string>>('zoneOfDates')
