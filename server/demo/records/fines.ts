import { chargeFineFee, createFine, lookUpFine } from '@filao/domain/fines/contract'
import type { FineCreation } from '@filao/domain/fines/fine.schema'
import { updateVehicle } from '@filao/domain/fleet/contract'
import { addMinutes, localDate } from '@filao/domain/kernel/time'
import type { DemoCompany } from '../material/company.ts'
import { timezone } from '../material/data.ts'
import type { Person } from '../material/person.ts'
import { dayOf } from '../material/plan-stays.ts'
import type { Stay } from '../material/stay.ts'

/** A notice about a vehicle at a moment, sent so many days ago. */
type Notice = Pick<FineCreation, 'kind' | 'status' | 'place' | 'amount' | 'noticeNumber'> & {
  taken: { vehicle: number; at: string } | undefined
  daysAgo: number
  /** The place of the driver among those of the rental; the customer unless it is set. */
  driver?: number
}

/**
 * Records notices of every kind and state: among them one of a vehicle that was exchanged since, one of an additional
 * driver, one with a former plate, one whose term is nearly over, one from abroad, one each of a vehicle in the garage
 * and of an idle one, and a parking charge that was billed to the customer.
 */
export async function recordFines(staff: Person, company: DemoCompany, stays: Stay[], today: string): Promise<void> {
  const params = { companyId: company.companyId }
  const before = (days: number) => addMinutes(today, -days * 1440)
  const ofCase = (wanted: Stay['case']) => stays.find((stay) => stay.case === wanted)
  const drive = (stay: Stay | undefined) => stay && { vehicle: stay.vehicle, at: addMinutes(stay.leftAt, 90) }
  const latest = (days: number) =>
    drive(stays.findLast(({ fate, leftAt }) => fate === 'kept' && leftAt < before(days) && leftAt > before(days + 20)))
  const record = async ({ taken, daysAgo, driver = 0, ...notice }: Notice) => {
    const registrationNumber = taken && company.vehicles[taken.vehicle]?.registrationNumber
    if (!registrationNumber) return null
    const noticeDate = localDate(before(daysAgo), timezone)
    const { drivers } = await staff.request(lookUpFine, { params, body: { registrationNumber, at: taken.at } })
    const driverId = drivers[driver]?.id ?? null
    const body = { ...notice, registrationNumber, committedAt: taken.at, noticeDate, driverId }
    return await staff.request(createFine, { params, body })
  }
  const exchanged = drive(ofCase('exchanged'))
  const inGarage = { vehicle: garaged, at: `${dayOf(today, -1)}T21:00:00Z` }
  const idle = { vehicle: spare, at: `${dayOf(today, -5)}T15:00:00Z` }
  const [speed, abroad] = [
    { kind: 'designation', amount: 90 },
    { kind: 'abroad', amount: 60 },
  ] as const
  const parking = { kind: 'parking', amount: 35 } as const
  await record({ ...speed, noticeNumber: '4518207731', taken: exchanged, daysAgo: 1, place: 'RN1, Petit-Bourg' })
  await record({ ...speed, noticeNumber: '4517990412', taken: latest(50), daysAgo: 36, place: 'RN5, Le Gosier' })
  await record({ ...speed, noticeNumber: '4518211904', taken: inGarage, daysAgo: 0, place: 'RN1, Baie-Mahault' })
  await record({ ...speed, noticeNumber: '4518203358', taken: idle, daysAgo: 2, place: 'RN1, Les Abymes' })
  const additional = { taken: drive(ofCase('extended')), driver: 1 }
  await record({ ...speed, noticeNumber: '4518205127', ...additional, daysAgo: 1, place: 'RN4, Saint-François' })
  const named = { ...speed, noticeNumber: '4518102266', status: 'designated' } as const
  await record({ ...named, taken: latest(35), daysAgo: 20, place: 'RN4, Sainte-Anne' })
  const closed = { ...speed, noticeNumber: '4516833017', status: 'closed' } as const
  await record({ ...closed, taken: latest(120), daysAgo: 100, place: 'RN2, Deshaies' })
  const elsewhere = { ...abroad, noticeNumber: 'DM-20817', taken: latest(40), daysAgo: 12 }
  await record({ ...elsewhere, place: 'Bay Front, Roseau (Dominique)' })
  const disputed = { ...parking, noticeNumber: '26097110004418', status: 'contested' } as const
  await record({ ...disputed, taken: latest(25), daysAgo: 8, place: 'Rue Frébault, Pointe-à-Pitre' })
  const renamed = drive(ofCase('damaged'))
  if (renamed) {
    const id = company.vehicles[renamed.vehicle]?.id ?? 0
    await staff.request(updateVehicle, { params: { ...params, id }, body: { registrationNumber: 'HZ-971-ZH' } })
  }
  const settled = { ...parking, status: 'paid' } as const
  await record({ ...settled, noticeNumber: '26097110004730', taken: renamed, daysAgo: 4, place: 'Rue Schœlcher' })
  const rebilled = { ...settled, noticeNumber: '26097110003902', taken: latest(30) }
  const billed = await record({ ...rebilled, daysAgo: 15, place: 'Place de la Victoire' })
  if (!billed?.rental) return
  const fee = { amount: 20, reason: 'Frais de dossier, forfait de post-stationnement' }
  await staff.request(chargeFineFee, { params: { ...params, id: billed.id }, body: fee })
}

/** The positions in the fleet of the vehicle that is kept free to replace another one, and of the one in the garage. */
const [spare, garaged] = [24, 15]
