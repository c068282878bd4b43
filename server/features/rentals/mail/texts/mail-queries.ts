import type { Language } from '@filao/domain/kernel/language.schema'
import type { HandoverPlace } from '@filao/domain/rentals/record/handover-place.schema'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { chargedCents, creditedCents, paidCents } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { loadVatTerms } from '../../record/owed-queries.ts'
import { addressFields, agencyOf, promisedCategory } from '../../record/part-queries.ts'
import { promiseOfRental } from '../../record/promise-queries.ts'
import { awaits, rentalWithPeople } from '../../record/queries.ts'

/** Loads everything that the mails about a rental show, and their readers. */
export async function loadMailFacts(tx: Tx, companyId: number, rentalId: number) {
  const { rule } = await loadVatTerms(tx, companyId, rentalId)
  const facts = await rentalWithPeople(tx, companyId, rentalId)
    .leftJoin('users', 'users.id', 'companies.userId')
    .select((eb) => [
      'rentals.id',
      'rentals.companyId',
      'rentals.publicId',
      'rentals.code',
      'rentals.status',
      'rentals.validUntil',
      'rentals.startsAt as start',
      'rentals.endsAt as end',
      'rentals.deliveredAt',
      'rentals.cancelledFrom',
      'rentals.lapsedAt',
      awaits,
      promiseOfRental,
      promisedCategory(eb).as('promisedCategory'),
      'rentals.totalCents',
      'rentals.securityDepositCents',
      chargedCents('rentals').as('chargesCents'),
      creditedCents('rentals').as('creditedCents'),
      paidCents('rentals', 'total_cents').as('paidTotalCents'),
      agencyOf(eb, 'departureAgencyId', addressFields).as('departureAgency'),
      agencyOf(eb, 'arrivalAgencyId', addressFields).as('arrivalAgency'),
      sql<HandoverPlace | null>`rentals.delivery`.as('delivery'),
      sql<HandoverPlace | null>`rentals.collection`.as('collection'),
      jsonBuildObject({
        make: eb.ref('vehicles.make'),
        model: eb.ref('vehicles.model'),
        registrationNumber: eb.ref('vehicles.registrationNumber'),
      }).as('vehicle'),
      jsonBuildObject({
        kind: eb.ref('customers.kind'),
        companyName: eb.ref('customers.companyName'),
        contactName: eb.ref('customers.contactName'),
        title: eb.ref('customers.title'),
        firstName: eb.ref('customers.firstName'),
        lastName: eb.ref('customers.lastName'),
        email: eb.ref('customers.email'),
        language: eb.ref('customers.language'),
      }).as('customer'),
      jsonBuildObject({
        name: eb.ref('companies.name'),
        address: eb.ref('companies.address'),
        phoneNumber: eb.ref('companies.phoneNumber'),
        email: eb.ref('companies.email'),
        logoUrl: eb.ref('companies.logoUrl'),
      }).as('company'),
      sql<boolean>`companies.proven_at is not null`.as('isProven'),
      // The founder's language is the language of mails to the company.
      'users.email as founderEmail',
      sql<Language | null>`users.language`.as('founderLanguage'),
    ])
    .executeTakeFirstOrThrow(notFound)
  return { ...facts, isVatCharged: rule.rate !== null }
}
export type MailFacts = Awaited<ReturnType<typeof loadMailFacts>>

/** Lists the times of mails of a kind about a rental since an instant, latest first. */
export async function listMailTimes(
  tx: Tx,
  { companyId, rentalId, kind, since }: { companyId: number; rentalId: number; kind: string; since: string },
): Promise<string[]> {
  const mails = await tx
    .selectFrom('sentMails')
    .select('queuedAt')
    .where('companyId', '=', companyId)
    .where('rentalId', '=', rentalId)
    .where('kind', '=', kind)
    .where('queuedAt', '>', since)
    .orderBy('queuedAt', 'desc')
    .execute()
  return mails.map(({ queuedAt }) => queuedAt)
}

/** Lists ongoing rentals of the company that end within a day. */
export async function listEnding(tx: Tx, companyId: number, { from, to }: { from: string; to: string }) {
  return await tx
    .selectFrom('rentals')
    .innerJoin('companies', 'companies.id', 'rentals.companyId')
    .select(['rentals.id', 'rentals.status', 'startsAt as start', 'endsAt as end', 'deliveredAt'])
    .where('rentals.companyId', '=', companyId)
    .where('companies.rentalEndNotificationEnabled', '=', true)
    .where('rentals.status', '=', 'ongoing')
    .where('rentals.endsAt', '>=', from)
    .where('rentals.endsAt', '<', to)
    .orderBy('rentals.id')
    .execute()
}
