import type { Quote } from '@filao/domain/pricing/quote.schema'
import type { HandoverPlace } from '@filao/domain/rentals/record/handover-place.schema'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { accountLines, chargedCents, collectedCents, creditNoteCents, paidCents } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'
import { agencyOf, placeFields, promisedCategory } from '../record/part-queries.ts'
import { promiseOfRental } from '../record/promise-queries.ts'
import { awaits, rentalWithPeople } from '../record/queries.ts'

/** Finds the rental of a code, in the scope of that code, in which it is the only row. */
export async function findRentalOfCode(tx: Tx) {
  return await tx.selectFrom('rentalCodes').select(['companyId', 'rentalId as id']).executeTakeFirst()
}

/** Loads only what the customer's page shows of a rental, and the values of its terms' placeholders. */
export async function loadPublicRental(tx: Tx, { companyId, id }: { companyId: number; id: number }) {
  return await rentalWithPeople(tx, companyId, id)
    .select((eb) => [
      'rentals.publicId',
      'rentals.status',
      awaits,
      sql<string | null>`case when rentals.status = 'quote' then least(rentals.valid_until, rentals.starts_at) end`.as(
        'validUntil',
      ),
      'rentals.startsAt as start',
      'rentals.endsAt as end',
      'companies.graceMinutes',
      sql<boolean>`rentals.lapsed_at is not null`.as('hasLapsed'),
      'companies.rentalTerms',
      'companies.depositText',
      'companies.depositTextEnglish',
      'companies.waiverText',
      'companies.waiverTextEnglish',
      'rentals.totalCents',
      chargedCents('rentals').as('chargesCents'),
      creditNoteCents('rentals').as('creditNotesCents'),
      accountLines('rentals').as('accountLines'),
      sql<number>`(${paidCents('rentals', 'total_cents')} + rentals.settled_elsewhere_cents + ${collectedCents('rentals')})`.as(
        'paidCents',
      ),
      'rentals.deliveredAt',
      'rentals.returnedAt',
      sql<boolean>`rentals.cancellation_reason is not distinct from 'no_show'`.as('isNoShow'),
      'rentals.securityDepositCents',
      'rentals.waiverCents',
      agencyOf(eb, 'departureAgencyId', placeFields).as('departureAgency'),
      agencyOf(eb, 'arrivalAgencyId', placeFields).as('arrivalAgency'),
      promiseOfRental,
      promisedCategory(eb).as('promisedCategory'),
      'rentals.wish',
      'rentals.transportNumber',
      'rentals.transportAt',
      sql<HandoverPlace | null>`rentals.delivery`.as('delivery'),
      sql<HandoverPlace | null>`rentals.collection`.as('collection'),
      sql<Quote | null>`rentals.price`.as('price'),
      jsonArrayFrom(
        eb
          .selectFrom('rentalOptions')
          .innerJoin('options', (join) =>
            join
              .onRef('options.companyId', '=', 'rentalOptions.companyId')
              .onRef('options.id', '=', 'rentalOptions.optionId'),
          )
          .select(['options.name', 'options.nameEn', 'rentalOptions.quantity'])
          .whereRef('rentalOptions.companyId', '=', 'rentals.companyId')
          .whereRef('rentalOptions.rentalId', '=', 'rentals.id')
          .orderBy('options.id'),
      ).as('options'),
      jsonBuildObject({
        id: eb.ref('vehicles.id'),
        make: eb.ref('vehicles.make'),
        model: eb.ref('vehicles.model'),
        pictureUrl: picture(eb),
        registrationNumber: eb.ref('vehicles.registrationNumber'),
      }).as('vehicle'),
      jsonBuildObject({
        name: eb.ref('companies.name'),
        logoUrl: eb.ref('companies.logoUrl'),
        phoneNumber: eb.ref('companies.phoneNumber'),
      }).as('company'),
      jsonBuildObject({
        kind: eb.ref('customers.kind'),
        companyName: eb.ref('customers.companyName'),
        contactName: eb.ref('customers.contactName'),
        title: eb.ref('customers.title'),
        firstName: eb.ref('customers.firstName'),
        lastName: eb.ref('customers.lastName'),
        language: eb.ref('customers.language'),
      }).as('customer'),
    ])
    .executeTakeFirstOrThrow(notFound)
}

/** Selects the photo of the vehicle's make and model, of the nearest year. */
function picture(eb: ExpressionBuilder<Schema, 'vehicles'>) {
  return eb
    .selectFrom('vehiclePhotos')
    .select(sql<string | null>`'/files/' || vehicle_photos.key`.as('url'))
    .whereRef('vehiclePhotos.companyId', '=', 'vehicles.companyId')
    .where(sql<boolean>`fold(vehicle_photos.make) = fold(vehicles.make)`)
    .where(sql<boolean>`fold(vehicle_photos.model) = fold(vehicles.model)`)
    .orderBy(sql`abs(vehicle_photos.year - vehicles.year)`)
    .orderBy('vehiclePhotos.year', 'desc')
    .orderBy('vehiclePhotos.id', 'desc')
    .limit(1)
    .$asScalar()
}
