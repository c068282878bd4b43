import type { Fine, FineChange, FineCreation } from '@filao/domain/fines/fine.schema'
import { formatPlate, normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import { inCents } from '@filao/domain/kernel/money'
import { fieldConflict, fieldProblem, type Problem } from '@filao/domain/kernel/problem'
import { localDate } from '@filao/domain/kernel/time'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import { companyDay } from '#features/company/public'
import { keepCustomers } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import { lockName } from '#platform/database/tenancy/name-lock'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, audit, auditChange } from '#platform/feature/audit'
import { unknown } from '#platform/http/unknown'
import * as queries from './fine-queries.ts'
import { lookUpFine } from './look-up-fine.ts'
import { findRental } from './lookup-queries.ts'

/**
 * Records a notice. Without a rental it is the one that had the vehicle then, and without a driver the rental's
 * customer.
 */
export async function createFine(tx: Tx, by: Author, wanted: FineCreation, now: string): Promise<Fine> {
  const { companyId } = by
  checkPast(wanted.committedAt, now)
  await checkSent(tx, companyId, wanted.noticeDate, now)
  const found = await lookUpFine(tx, companyId, {
    registrationNumber: wanted.registrationNumber,
    at: wanted.committedAt,
  })
  await checkAfterOffence(tx, companyId, { ...wanted, timezone: found.vehicle?.timezone })
  const { registrationNumber, ...fields } = withoutUndefined(inCents(wanted))
  await checkNamed(tx, companyId, wanted)
  await checkNew(tx, companyId, { id: null, kind: wanted.kind, noticeNumber: wanted.noticeNumber ?? null })
  const rentalId = wanted.rentalId === undefined ? (found.rental?.id ?? null) : wanted.rentalId
  const driverId = wanted.driverId === undefined ? await customerOf(tx, companyId, rentalId) : wanted.driverId
  const id = await queries.insertFine(tx, {
    ...fields,
    companyId,
    registrationNumber: plateOf(registrationNumber),
    vehicleId: found.vehicle?.id ?? null,
    rentalId,
    driverId,
    createdAt: now,
  })
  const fine = await queries.loadFine(tx, companyId, id)
  await audit(tx, { ...by, entity: 'fine', entityId: id, action: 'created' })
  return fine
}

async function customerOf(tx: Tx, companyId: number, rentalId: number | null): Promise<number | null> {
  if (rentalId === null) return null
  const { personIds } = await findRental(tx, companyId, rentalId)
  return personIds[0] ?? null
}

/** Changes a notice. Another plate or minute names another vehicle, but no other driver than the one chosen. */
export async function updateFine(tx: Tx, by: Author, id: number, wanted: FineChange, now: string): Promise<Fine> {
  const { companyId } = by
  await queries.lockFine(tx, companyId, id)
  const before = await queries.loadFine(tx, companyId, id)
  if (wanted.committedAt !== undefined) checkPast(wanted.committedAt, now)
  if (wanted.noticeDate !== undefined) await checkSent(tx, companyId, wanted.noticeDate, now)
  const plate = wanted.registrationNumber === undefined ? before.registrationNumber : plateOf(wanted.registrationNumber)
  const at = wanted.committedAt ?? before.committedAt
  const isElsewhere = plate !== before.registrationNumber || at !== before.committedAt
  const found = isElsewhere ? await lookUpFine(tx, companyId, { registrationNumber: plate, at }) : null
  if (wanted.committedAt !== undefined || wanted.noticeDate !== undefined) {
    const { noticeDate = before.noticeDate } = wanted
    const timezone = found ? found.vehicle?.timezone : before.timezone
    await checkAfterOffence(tx, companyId, { committedAt: at, noticeDate, timezone })
  }
  const { kind, noticeNumber } = { ...before, ...withoutUndefined(wanted) }
  if (kind !== before.kind || noticeNumber !== before.noticeNumber) {
    await checkNew(tx, companyId, { id, kind, noticeNumber })
  }
  await checkNamed(tx, companyId, {
    rentalId: wanted.rentalId === before.rentalId ? null : wanted.rentalId,
    driverId: wanted.driverId === before.driverId ? null : wanted.driverId,
  })
  const isOther = wanted.rentalId !== undefined && wanted.rentalId !== before.rentalId
  if (isOther && before.fee) throw feeCharged()
  const { registrationNumber: _, ...fields } = withoutUndefined(inCents(wanted))
  await queries.updateFine(tx, companyId, id, {
    ...fields,
    registrationNumber: plate,
    ...(found && { vehicleId: found.vehicle?.id ?? null }),
    // A fee that was taken back belongs to the former rental.
    ...(isOther && { feeChargeId: null }),
  })
  const after = await queries.loadFine(tx, companyId, id)
  await auditChange(tx, { ...by, entity: 'fine', entityId: id }, before, after)
  return after
}

/** Returns a plate as stored; refuses text without a letter or digit. */
function plateOf(text: string): string {
  const plate = normalisePlate(text)
  if (plate) return plate
  throw fieldProblem('registrationNumber', 'pattern', {
    fr: 'Indiquez l’immatriculation relevée sur l’avis.',
    en: 'Enter the plate written on the notice.',
  })
}

function checkPast(committedAt: string, now: string): void {
  if (Date.parse(committedAt) <= Date.parse(now)) return
  throw fieldProblem('committedAt', 'range', {
    fr: 'L’infraction ne peut pas être dans le futur\u202f: vérifiez la date et l’heure.',
    en: 'The offence cannot be in the future: check its date and time.',
  })
}

/** Refuses a date after today, which would give the notice too long a term. */
async function checkSent(tx: Tx, companyId: number, noticeDate: LocalDate, now: string): Promise<void> {
  if (noticeDate <= (await companyDay(tx, companyId, now))) return
  throw fieldProblem('noticeDate', 'range', {
    fr: 'L’avis ne peut pas être daté dans le futur\u202f: indiquez la date imprimée dessus.',
    en: 'The notice cannot be dated in the future: enter the date printed on it.',
  })
}

/**
 * Refuses a notice that was sent before the day of its offence on the clock of the vehicle's agency, or the company's
 * for an unknown vehicle.
 */
async function checkAfterOffence(
  tx: Tx,
  companyId: number,
  fine: Pick<FineCreation, 'committedAt' | 'noticeDate'> & { timezone: string | undefined },
): Promise<void> {
  const { committedAt, timezone } = fine
  const day = timezone ? localDate(committedAt, timezone) : await companyDay(tx, companyId, committedAt)
  if (fine.noticeDate >= day) return
  throw fieldProblem('noticeDate', 'range', {
    fr: 'L’avis ne peut pas être daté avant l’infraction\u202f: vérifiez les deux dates.',
    en: 'The notice cannot be dated before the offence: check both dates.',
  })
}

/**
 * Refuses the number of another notice of this kind, written with other spaces or capitals too: the fee of one notice
 * would be charged twice.
 */
async function checkNew(
  tx: Tx,
  companyId: number,
  notice: Pick<Fine, 'kind' | 'noticeNumber'> & { id: number | null },
) {
  const { kind, noticeNumber: number } = notice
  if (number === null) return
  await lockName(tx, `notices ${companyId} ${kind}`)
  const plate = await queries.findPlateOfNotice(tx, companyId, { ...notice, noticeNumber: number })
  if (plate === undefined) return
  throw fieldConflict('noticeNumber', 'recorded', {
    fr: `L’avis n° ${number} est déjà enregistré, pour le véhicule ${formatPlate(plate)}.`,
    en: `Notice ${number} is already recorded, for the vehicle ${formatPlate(plate)}.`,
  })
}

function feeCharged(): Problem {
  return fieldConflict('rentalId', 'fee_charged', {
    fr: 'Les frais de dossier ont été facturés à la location de cet avis : annulez d’abord ce supplément.',
    en: 'The handling fee has been charged to the rental of this notice: cancel that charge first.',
  })
}

/** Refuses a rental or driver of another company, with its field. */
async function checkNamed(
  tx: Tx,
  companyId: number,
  { rentalId, driverId }: Pick<FineChange, 'rentalId' | 'driverId'>,
): Promise<void> {
  if (rentalId && !(await queries.hasRental(tx, companyId, rentalId))) {
    throw unknown({ path: 'rentalId', thing: 'rental' })
  }
  if (driverId) await keepCustomers(tx, companyId, [{ id: driverId, at: { path: 'driverId', thing: 'driver' } }])
}
