import { getVehicle } from '@filao/domain/fleet/contract'
import { addDays, localDate } from '@filao/domain/kernel/time'
import {
  applyTemplate,
  createDeadline,
  createTemplate,
  recordVisit,
  uploadVisitDocument,
} from '@filao/domain/upkeep/contract'
import type { DeadlineCreation } from '@filao/domain/upkeep/deadline.schema'
import type { DemoCompany } from '../material/company.ts'
import { timezone } from '../material/data.ts'
import { drawBill } from '../material/drawings.ts'
import type { Person } from '../material/person.ts'
import { pngOf } from '../material/photos.ts'

/**
 * The places in the fleet of the vehicle in the garage, whose inspection is overdue so that nobody is to leave with it,
 * of the one that is kept free to replace another one, and of the van.
 */
const [inGarage, spare, van] = [15, 24, 36]

/**
 * Adds the insurance of every vehicle, and deadlines of each kind and state. One was done last month, with its bill,
 * and another one last week, when the vehicle was unavailable for it.
 */
export async function addDeadlines(owner: Person, company: DemoCompany, now: string): Promise<void> {
  const day = (count: number) => addDays(localDate(now, timezone), count)
  const give = async (at: number, body: DeadlineCreation) => {
    const params = { companyId: company.companyId, vehicleId: (company.vehicles[at] as { id: number }).id }
    return { params, deadline: await owner.request(createDeadline, { params, body }) }
  }
  for (const at of company.vehicles.keys()) await give(at, { kind: 'insurance', name: 'Flotte', dueOn: day(200) })
  await give(inGarage, { kind: 'inspection', dueOn: day(-12) })
  await give(0, { kind: 'inspection', dueOn: day(18) })
  await give(1, { kind: 'inspection', lastOn: day(-300) })
  await give(van, { kind: 'emissions', dueOn: day(45) })
  const oil = { kind: 'service', name: 'Vidange', everyMonths: 12, everyKilometres: 15_000 } as const
  for (const at of [0, 2, 3]) {
    const params = { companyId: company.companyId, id: (company.vehicles[at] as { id: number }).id }
    const { odometer } = await owner.request(getVehicle, { params })
    await give(at, { ...oil, lastOn: day(-200), lastOdometer: Math.max(0, odometer - 9000) })
  }
  const { params, deadline } = await give(1, { ...oil, dueOn: day(-30) })
  const visit = { doneOn: day(-32), costAmount: 142.5, place: 'Garage de Jarry', note: 'Filtres changés' }
  const { visitId } = await owner.request(recordVisit, { params: { ...params, id: deadline.id }, body: visit })
  const paper = new File([await pngOf(drawBill())], 'facture-vidange.png')
  await owner.attach(uploadVisitDocument, { ...params, visitId }, paper)
  const inspected = await give(spare, { kind: 'inspection', dueOn: day(10) })
  const unavailability = { start: `${day(-5)}T17:00:00Z`, end: `${day(-5)}T20:00:00Z` }
  await owner.request(recordVisit, {
    params: { ...inspected.params, id: inspected.deadline.id },
    body: { doneOn: day(-5), costAmount: 78, place: 'Centre de contrôle des Abymes', unavailability },
  })
  await addTemplates(owner, company)
}

/** Adds the services of the first category: one that its vehicles follow, and one that is proposed for them. */
async function addTemplates(owner: Person, { companyId, vehicles }: DemoCompany): Promise<void> {
  const params = { companyId }
  const { categoryId } = vehicles[0] as { categoryId: number }
  const tyres = { categoryId, name: 'Pneus', everyMonths: null, everyKilometres: 40_000 }
  const { id } = await owner.request(createTemplate, { params, body: tyres })
  await owner.request(applyTemplate, { params: { ...params, id } })
  const oil = { categoryId, name: 'Vidange', everyMonths: 12, everyKilometres: 15_000 }
  await owner.request(createTemplate, { params, body: oil })
}
