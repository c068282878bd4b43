import { createFine } from '@filao/domain/fines/contract'
import { addMinutes, localDate } from '@filao/domain/kernel/time'
import type { DemoCompany } from '../company.ts'
import { timezone } from '../data.ts'
import type { Person } from '../person.ts'
import type { Stay } from '../stay.ts'

/** Records two notices: of a vehicle that was exchanged since, and one whose term is nearly over. */
export async function recordFines(staff: Person, company: DemoCompany, stays: Stay[], today: string): Promise<void> {
  const noticeDate = (daysAgo: number) => localDate(addMinutes(today, -daysAgo * 1440), timezone)
  const params = { companyId: company.companyId }
  const record = async (stay: Stay | undefined, noticeNumber: string, daysAgo: number, place: string) => {
    const registrationNumber = stay && company.vehicles[stay.vehicle]?.registrationNumber
    if (!registrationNumber) return
    const committedAt = addMinutes(stay.leftAt, 90)
    const notice = { noticeNumber, noticeDate: noticeDate(daysAgo), place, amount: 90 }
    await staff.ask(createFine, { params, body: { kind: 'designation', registrationNumber, committedAt, ...notice } })
  }
  await record(
    stays.find((stay) => stay.case === 'exchanged'),
    '4518207731',
    1,
    'RN1, Petit-Bourg',
  )
  const old = stays.findLast(({ fate, leftAt }) => fate === 'kept' && leftAt < addMinutes(today, -50 * 1440))
  await record(old, '4517990412', 36, 'RN5, Le Gosier')
}
