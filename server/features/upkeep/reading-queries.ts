import type { Readings } from '@filao/domain/upkeep/state'
import type { AliasedExpression } from 'kysely'
import { brought } from '#platform/brought'
import type { Tx } from '#platform/database/connect'

/** The instant and the zone by which days are counted. */
export type Clock = { now: string; timezone: string }

type VehicleReadings = { vehicleId: number; readings: Readings }

/** Selects the first and the last reading of the odometer of each vehicle lately, or of one. */
export const readingsOf =
  brought<(tx: Tx, companyId: number, clock: Clock, vehicleId?: number) => AliasedExpression<VehicleReadings, 'paces'>>(
    'readingsOf',
  )
