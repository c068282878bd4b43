import { given, links, traces } from '#features/customers/public'
import { references } from '#platform/database/references'
import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { defineJob, handle } from '#platform/jobs/jobs'
import { carriedTables } from './carried-tables.ts'
import { eraseFromFines } from './erasing.ts'
import { personLists } from './person-queries.ts'
import { reminderMailJob, remindOfFines, sendReminder } from './remind.ts'
import { fineRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    fine: true
  }
}

carried.push(...carriedTables)
traces.push(eraseFromFines)
Object.assign(given.lists, personLists)
links.push({ table: 'fines', column: 'driverId', key: ['id'], counts: 'fines' })
const fined = { code: 'fine', fr: 'une contravention y est liée', en: 'a fine is linked to it' }
references.push(
  { to: 'customers', table: 'fines', column: 'driverId', isHistory: true, reason: fined },
  { to: 'vehicles', table: 'fines', column: 'vehicleId', reason: fined },
  { to: 'rentals', table: 'fines', column: 'rentalId', isHistory: true, reason: fined },
)

/** Reminds companies of drivers to name, in the morning of the territories. */
const remindJob = defineJob('remindOfFines', { schedule: '0 10 * * *' })

/** Traffic fines: who had the vehicle, and what its notice still asks for. */
export const fines: Feature = {
  routes: fineRoutes,
  jobs: [
    handle(reminderMailJob, sendReminder),
    handle(remindJob, ({ db, enqueue, now }) => remindOfFines(db, enqueue, now())),
  ],
}
