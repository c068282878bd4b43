import { undoableKinds } from '#features/imports/public'
import { references } from '#platform/database/references'
import type { Feature } from '#platform/feature'
import { defineJob, forgetJob, handle } from '#platform/jobs'
import { forgetWaitingPhotos } from './handover/photo.ts'
import { deleteImportedRentals, lockImportedRentals } from './import/undo-queries.ts'
import { lapseOffers } from './lapse/lapse.ts'
import { cancellationMailJob, rentalMailJob } from './mail/queue-mail.ts'
import { remindCustomers } from './mail/remind.ts'
import { sendRentalMail } from './mail/send-mail.ts'
import { rentalReferences } from './references.ts'
import { rentalRoutes } from './routes.ts'

declare module '#platform/audit' {
  interface AuditedEntities {
    rental: true
    checkPhoto: true
    refusedRequest: true
  }
}

references.push(...rentalReferences)
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
