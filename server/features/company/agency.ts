import type { Agency, AgencyChange, AgencyCreation } from '@filao/domain/company/agency.schema'
import { checkOpeningHours } from '@filao/domain/company/opening-hours'
import { territories } from '@filao/domain/company/territories'
import { checkUnused } from '@filao/domain/company/unfinished-rentals'
import { fieldConflict, Problem } from '@filao/domain/kernel/problem'
import { guillemets } from '@filao/domain/kernel/text'
import { requireRoom } from '#features/billing/public'
import type { Tx } from '#platform/database/connect'
import { findUses } from '#platform/database/references'
import { lockName } from '#platform/database/tenancy/name-lock'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, audit, auditChange } from '#platform/feature/audit'
import * as queries from './agency-queries.ts'
import { loadCompany } from './queries.ts'
import { findUnfinishedRentals } from './rental-queries.ts'
import { replaceSeasons } from './season-queries.ts'
import { checkSeasonList } from './seasons.ts'

/**
 * Creates an agency in the company's territory, in its time zone unless another one is sent; 409 when its name is
 * taken.
 */
export async function createAgency(tx: Tx, by: Author, wanted: AgencyCreation): Promise<Agency> {
  const { openingHours = [], seasons = [], geolocation, ...fields } = wanted
  checkOpeningHours(openingHours, 'openingHours')
  checkSeasonList(seasons, 'seasons')
  await checkName(tx, by, wanted.name, null)
  await requireRoom(tx, by.companyId, 'agencies')
  const { countryCode } = await loadCompany(tx, by.companyId)
  const id = await queries.insertAgency(tx, {
    timezone: territories[countryCode].timezone,
    ...withoutUndefined(fields),
    confirmsAtOnce: !fields.isManualApprovalRequired,
    ...coordinates(geolocation),
    countryCode,
    companyId: by.companyId,
  })
  await queries.replaceOpeningHours(tx, by.companyId, id, openingHours)
  await replaceSeasons(tx, by.companyId, id, seasons, 'seasons')
  await audit(tx, { ...by, entity: 'agency', entityId: id, action: 'created' })
  return await queries.loadAgency(tx, by.companyId, id)
}

/**
 * Changes an agency. A list that is sent replaces the whole list. 409 when a new name is taken; agencies that had the
 * same name before keep it.
 */
export async function updateAgency(tx: Tx, by: Author, id: number, wanted: AgencyChange): Promise<Agency> {
  const { openingHours, seasons, geolocation, ...fields } = wanted
  if (openingHours) checkOpeningHours(openingHours, 'openingHours')
  if (seasons) checkSeasonList(seasons, 'seasons')
  return await saveAgency(tx, by, id, async ({ name }) => {
    if (fields.name !== undefined && fields.name !== name) await checkName(tx, by, fields.name, id)
    const { isManualApprovalRequired } = fields
    await queries.updateAgency(tx, by.companyId, id, {
      ...withoutUndefined(fields),
      ...(isManualApprovalRequired !== undefined && { confirmsAtOnce: !isManualApprovalRequired }),
      ...coordinates(geolocation),
    })
    if (openingHours) await queries.replaceOpeningHours(tx, by.companyId, id, openingHours)
    if (seasons) await replaceSeasons(tx, by.companyId, id, seasons, 'seasons')
  })
}

/** Runs the change on the locked agency and writes it to the audit trail. */
export async function saveAgency(
  tx: Tx,
  by: Author,
  id: number,
  save: (before: Agency) => Promise<void>,
): Promise<Agency> {
  await queries.lockAgency(tx, by.companyId, id)
  const before = await queries.loadAgency(tx, by.companyId, id)
  await save(before)
  const after = await queries.loadAgency(tx, by.companyId, id)
  await auditChange(tx, { ...by, entity: 'agency', entityId: id }, before, after)
  return after
}

/**
 * Removes an agency, or archives it when history refers to it. Refused while it has vehicles or an unfinished rental
 * names it.
 */
export async function deleteAgency(tx: Tx, by: Author, id: number, now: string): Promise<void> {
  const { name } = await queries.lockAgency(tx, by.companyId, id)
  const { isHeld, isUsed } = await findUses(tx, 'agencies', by.companyId, id)
  if (isHeld) {
    throw new Problem('conflict', {
      fr: `Des véhicules se trouvent à l’agence ${guillemets(name)}\u202f: déplacez-les avant de la supprimer.`,
      en: `There are vehicles at the agency '${name}': move them before deleting it.`,
    })
  }
  checkUnused({ kind: 'agency', name }, await findUnfinishedRentals(tx, by.companyId, 'agency', id))
  if (isUsed) await queries.archiveAgency(tx, by.companyId, id, now)
  else await queries.deleteAgency(tx, by.companyId, id)
  await audit(tx, { ...by, entity: 'agency', entityId: id, action: isUsed ? 'archived' : 'deleted' })
}

/** Refuses the name of another agency of the company; new names are decided one after the other. */
async function checkName(tx: Tx, { companyId }: Author, name: string, exceptId: number | null): Promise<void> {
  await lockName(tx, `agency names of ${companyId}`)
  if (!(await queries.isAgencyNameTaken(tx, companyId, name, exceptId))) return
  throw fieldConflict('name', 'taken', {
    fr: `Une agence porte déjà le nom ${guillemets(name)}.`,
    en: `An agency already has the name '${name}'.`,
  })
}

function coordinates(geolocation: Agency['geolocation'] | undefined) {
  if (geolocation === undefined) return {}
  return { latitude: geolocation?.latitude ?? null, longitude: geolocation?.longitude ?? null }
}
