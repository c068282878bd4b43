import { paceDays, type Readings } from '@filao/domain/upkeep/state'
import { sql } from 'kysely'
import type { Clock } from '#features/upkeep/public'
import type { Tx } from '#platform/database/connect'

/** Selects the first and the last reading of the checks of each vehicle lately, or of one. */
export function readingsOfChecks(tx: Tx, companyId: number, { now, timezone }: Clock, vehicleId?: number) {
  const local = sql`(recorded_at at time zone ${timezone})::date`
  return tx
    .selectFrom('checks')
    .select([
      'vehicleId',
      sql<Readings>`json_build_object(
        'firstOn', (array_agg(${local} order by recorded_at, id))[1],
        'firstOdometer', (array_agg(odometer order by recorded_at, id))[1],
        'lastOn', (array_agg(${local} order by recorded_at desc, id desc))[1],
        'lastOdometer', (array_agg(odometer order by recorded_at desc, id desc))[1])`.as('readings'),
    ])
    .where('companyId', '=', companyId)
    .$if(vehicleId !== undefined, (query) => query.where('vehicleId', '=', vehicleId as number))
    .where('recordedAt', '>', sql<string>`${now}::timestamptz - make_interval(days => ${paceDays}::int)`)
    .where('recordedAt', '<=', now)
    .groupBy('vehicleId')
    .as('paces')
}
