import * as company from '#features/company/public'
import * as customers from '#features/customers/public'
import * as fleet from '#features/fleet/public'
import { undoableKinds } from '#features/imports/public'
import * as upkeep from '#features/upkeep/public'
import { references } from '#platform/database/references'
import { carried, left } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { defineJob, forgetJob, handle } from '#platform/jobs/jobs'
import { carriedTables, leftTables } from './carried-tables.ts'
import { customerLinks } from './customer-links-queries.ts'
import { eraseFromRentals } from './erasing.ts'
import { forgetWaitingPhotos } from './handover/photo.ts'
import { readingsOfChecks } from './handover/reading-queries.ts'
import { deleteImportedRentals, lockImportedRentals } from './import/undo-queries.ts'
import { lapseOffers } from './lapse/lapse.ts'
import { nextRentals, nextStarts } from './list/next-rental-queries.ts'
import { hasRental } from './list/renting-customer-queries.ts'
import { findUnfinishedRentals } from './list/unfinished-rental-queries.ts'
import { unpaidRentals } from './list/unpaid-rental-queries.ts'
import { vehicleStates } from './list/vehicle-state-queries.ts'
import { cancellationMailJob, rentalMailJob } from './mail/queue-mail.ts'
import { remindCustomers } from './mail/remind.ts'
import { sendRentalMail } from './mail/send-mail.ts'
import { personFiles, personLists } from './person-queries.ts'
import { photosOfDamage } from './record/check-queries.ts'
import { rentalReferences } from './references.ts'
import { rentalRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    rental: true
    checkPhoto: true
    refusedRequest: true
  }
}

carried.push(...carriedTables)
Object.assign(left, leftTables)
company.numberedTables.rental = 'rentals'
company.nextRentals.bring(nextRentals)
company.nextStarts.bring(nextStarts)
company.findUnfinishedRentals.bring(findUnfinishedRentals)
customers.hasRental.bring(hasRental)
Object.assign(customers.given.lists, personLists)
customers.given.files.push(personFiles)
customers.traces.push(eraseFromRentals)
customers.unpaidRentals.bring(unpaidRentals)
fleet.vehicleStates.bring(vehicleStates)
fleet.photosOfDamage.bring(photosOfDamage)
upkeep.readingsOf.bring(readingsOfChecks)
references.push(...rentalReferences)
customers.links.push(...customerLinks)
undoableKinds.rentals = { entity: 'rental', lock: lockImportedRentals, remove: deleteImportedRentals }

/** Cancels expired offers. */
export const lapseJob = defineJob('lapse', { schedule: '*/5 * * * *' })
/** Reminds customers of tomorrow's returns. */
export const remindJob = defineJob('remind', { schedule: '*/15 * * * *' })

/** Rentals, from the choice of a vehicle to its return. */
export const rentals: Feature = {
  routes: rentalRoutes,
  jobs: [
    handle(rentalMailJob, sendRentalMail),
    handle(cancellationMailJob, sendRentalMail),
    handle(lapseJob, async ({ db, enqueue, now, isClockNear }) => {
      // A cancellation is permanent, so it waits until the clocks of the server and the database agree.
      if (isClockNear()) await lapseOffers(db, enqueue, now())
    }),
    handle(remindJob, ({ db, enqueue, now }) => remindCustomers(db, enqueue, now())),
    handle(forgetJob, ({ db, enqueue, now }) => forgetWaitingPhotos(db, enqueue, now())),
  ],
}
