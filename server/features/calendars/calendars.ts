import { randomBytes } from 'node:crypto'
import { checkRoomForCalendar, checkSubject } from '@filao/domain/calendars/calendar'
import type { CalendarCreation, CreatedCalendar } from '@filao/domain/calendars/calendar.schema'
import { readCalendar } from '@filao/domain/calendars/contract'
import type { Language } from '@filao/domain/kernel/language.schema'
import { checkCompanyProven, hashToken } from '#features/access/public'
import { loadAgency } from '#features/company/public'
import { loadVehicle } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { lockName } from '#platform/database/tenancy/name-lock'
import { type Author, audit, difference, removal } from '#platform/feature/audit'
import { deleteCalendar, insertCalendar, listCalendars, loadCalendar } from './calendar-queries.ts'

/**
 * Creates a calendar under an address of 256 random bits, stored hashed, and returns it this once. Its events are in
 * the given language. Throws `email_unproven` when the company's founder has not proven their address.
 */
export async function createCalendar(
  tx: Tx,
  by: Author,
  wanted: CalendarCreation,
  { language, publicUrl }: { language: Language; publicUrl: string },
): Promise<CreatedCalendar> {
  const { companyId, userId } = by
  checkSubject(wanted)
  await checkCompanyProven(tx, companyId)
  await lockName(tx, `calendars of ${companyId}`)
  checkRoomForCalendar((await listCalendars(tx, companyId)).length)
  if (wanted.agencyId !== null) await loadAgency(tx, companyId, wanted.agencyId)
  if (wanted.vehicleId !== null) await loadVehicle(tx, companyId, wanted.vehicleId)
  const token = randomBytes(32).toString('base64url')
  const id = await insertCalendar(tx, {
    ...wanted,
    companyId,
    language,
    tokenHash: hashToken(token),
    createdBy: userId,
  })
  await audit(tx, { ...by, entity: 'calendar', entityId: id, action: 'created', changes: difference({}, wanted) })
  const url = `${publicUrl}/api${readCalendar.path.replace(':token', token)}`
  return { ...(await loadCalendar(tx, companyId, id)), url }
}

/** Revokes a calendar at once. */
export async function revokeCalendar(tx: Tx, by: Author, id: number): Promise<void> {
  const { name } = await deleteCalendar(tx, by.companyId, id)
  const changes = removal({ name })
  await audit(tx, { ...by, entity: 'calendar', entityId: id, action: 'revoked', changes })
}
