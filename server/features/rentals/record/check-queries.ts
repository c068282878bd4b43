import type { Damage } from '@filao/domain/fleet/damage/damage.schema'
import type { Signature } from '@filao/domain/rentals/check/signature.schema'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { memberName } from '#features/access/public'
import type { Schema } from '#platform/database/schema'

type Eb = ExpressionBuilder<Schema, 'rentals'>

/** Selects the checks of a rental, first to last, each with its damages and photos. */
export function checksOf(eb: Eb) {
  return jsonArrayFrom(
    eb
      .selectFrom('checks')
      .select((one) => [
        'checks.id',
        'checks.rentalId',
        'checks.stage',
        'checks.stretch',
        'checks.vehicleId',
        'checks.odometer',
        'checks.fuelLevel',
        'checks.comments',
        'checks.recordedAt',
        sql<Signature | null>`checks.customer_signature`.as('customerSignature'),
        sql<Signature | null>`checks.agent_signature`.as('agentSignature'),
        'checks.signedOnPaper as isSignedOnPaper',
        memberName(one.ref('checks.recordedBy')).as('recordedBy'),
        damagesOf(one).as('damages'),
        jsonArrayFrom(
          one
            .selectFrom('checkPhotos')
            .select(['checkPhotos.id', 'checkPhotos.rentalId', 'checkPhotos.takenAt'])
            .whereRef('checkPhotos.companyId', '=', 'checks.companyId')
            .whereRef('checkPhotos.checkId', '=', 'checks.id')
            .where('checkPhotos.damageId', 'is', null)
            .orderBy('checkPhotos.id'),
        ).as('photos'),
      ])
      .whereRef('checks.companyId', '=', 'rentals.companyId')
      .whereRef('checks.rentalId', '=', 'rentals.id')
      .orderBy('checks.id'),
  )
}

/** Selects true for a rental with a check that the customer signed neither on the screen nor on paper. */
export function isUnsigned(eb: Eb) {
  return eb.exists(
    eb
      .selectFrom('checks')
      .select('checks.id')
      .whereRef('checks.companyId', '=', 'rentals.companyId')
      .whereRef('checks.rentalId', '=', 'rentals.id')
      .where('checks.customerSignature', 'is', null)
      .where('checks.signedOnPaper', '=', false),
  )
}

/** Selects the damages that a check found, with their photos. */
function damagesOf(eb: ExpressionBuilder<Schema, 'checks'>) {
  return sql<Damage[]>`(
    select coalesce(json_agg(json_build_object(
      'id', d.id, 'vehicleId', d.vehicle_id, 'view', d.view, 'x', d.x, 'y', d.y, 'kind', d.kind, 'size', d.size,
      'comment', d.comment, 'checkId', d.check_id, 'foundAt', d.found_at, 'repairedAt', d.repaired_at,
      'photos', (
        select coalesce(json_agg(json_build_object('id', p.id, 'rentalId', p.rental_id) order by p.id), '[]')
        from check_photos p where p.company_id = d.company_id and p.damage_id = d.id
      )) order by d.id), '[]')
    from damages d where d.company_id = ${eb.ref('checks.companyId')} and d.check_id = ${eb.ref('checks.id')}
  )`
}

/** Selects the photos of a damage. */
export function photosOfDamage(damage: ExpressionBuilder<Schema, 'damages'>) {
  return jsonArrayFrom(
    damage
      .selectFrom('checkPhotos')
      .select(['checkPhotos.id', 'checkPhotos.rentalId'])
      .whereRef('checkPhotos.companyId', '=', 'damages.companyId')
      .whereRef('checkPhotos.damageId', '=', 'damages.id')
      .orderBy('checkPhotos.id'),
  )
}

/** Selects the earlier vehicles of a rental, first to last. */
export function vehicleChangesOf(eb: Eb) {
  return jsonArrayFrom(
    eb
      .selectFrom('vehicleChanges')
      .innerJoin('vehicles', (join) =>
        join
          .onRef('vehicles.companyId', '=', 'vehicleChanges.companyId')
          .onRef('vehicles.id', '=', 'vehicleChanges.vehicleId'),
      )
      .select([
        'vehicleChanges.stretch',
        'vehicleChanges.startedAt',
        'vehicleChanges.endedAt',
        'vehicleChanges.reason',
        sql<{ id: number; registrationNumber: string; make: string | null; model: string | null }>`json_build_object(
          'id', vehicles.id, 'registrationNumber', vehicles.registration_number, 'make', vehicles.make,
          'model', vehicles.model)`.as('vehicle'),
      ])
      .whereRef('vehicleChanges.companyId', '=', 'rentals.companyId')
      .whereRef('vehicleChanges.rentalId', '=', 'rentals.id')
      .orderBy('vehicleChanges.stretch'),
  )
}
