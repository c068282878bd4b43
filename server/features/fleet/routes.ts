import * as calls from '@filao/domain/fleet/contract'
import { schematics } from '@filao/domain/fleet/damage/schematics'
import { optionColumns } from '@filao/domain/fleet/option/option-columns'
import { normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import { vehicleColumns } from '@filao/domain/fleet/vehicle/vehicle-columns'
import { createdIds, recordImport } from '#features/imports/public'
import type { Config } from '#platform/config'
import { auditExport, author } from '#platform/feature/audit'
import type { Files } from '#platform/files/files'
import { tableFile } from '#platform/http/files/table-file'
import { page } from '#platform/http/paging'
import { notFound } from '#platform/http/problems'
import type { Serve } from '#platform/http/serve/serve'
import type { Enqueue } from '#platform/jobs/jobs'
import { fetchVehicleInformation } from '#platform/lookups/vehicle-information'
import { listCategories, loadCategory } from './catalogue/category-queries.ts'
import { listOptions, listOptionsById, loadOption } from './catalogue/option-queries.ts'
import { createCategory, deleteCategory, updateCategory } from './category/category.ts'
import { noteDamage, repairDamage } from './damage/damage.ts'
import { listDamages } from './damage/damage-queries.ts'
import { updateDriverRules } from './driver-rules/driver-rules.ts'
import { loadDriverRules } from './driver-rules/driver-rules-queries.ts'
import { checkOptionImport, importOptions } from './option/importing.ts'
import { createOption, deleteOption, updateOption } from './option/option.ts'
import { createVehiclePhoto, deleteVehiclePhoto, getVehicleThumbnail, updateVehiclePhoto } from './photo/photo.ts'
import { listPhotos, loadPhoto } from './photo/photo-queries.ts'
import { createUnavailability, deleteUnavailability, updateUnavailability } from './unavailability/unavailability.ts'
import { listUnavailabilities, loadUnavailability } from './unavailability/unavailability-queries.ts'
import { checkVehicleImport, importVehicles } from './vehicle/importing.ts'
import { listVehicleIds, listVehicles } from './vehicle/list-queries.ts'
import { getSchematic, getSchematicThumbnail } from './vehicle/schematic.ts'
import { createVehicle, deleteVehicle, updateVehicle } from './vehicle/vehicle.ts'
import { listVehiclesById, loadVehicle } from './vehicle/vehicle-queries.ts'

type FleetParts = { config: Config; files: Files; enqueue: Enqueue }

/** Serves the categories, options, vehicles, photos, damages and unavailabilities. */
export function fleetRoutes(serve: Serve, parts: FleetParts): void {
  categoryRoutes(serve)
  optionRoutes(serve)
  driverRuleRoutes(serve)
  vehicleRoutes(serve, parts)
  unavailabilityRoutes(serve)
  damageRoutes(serve)
  photoRoutes(serve, parts)
  schematicRoutes(serve)
}

function categoryRoutes(serve: Serve): void {
  serve(calls.listCategories, async ({ tx, params }) => await listCategories(tx, params.companyId))
  serve(calls.getCategory, async ({ tx, params }) => await loadCategory(tx, params.companyId, params.id))
  serve(calls.createCategory, async (call) => await createCategory(call.tx, author(call), call.body))
  serve(calls.updateCategory, async (call) => await updateCategory(call.tx, author(call), call.params.id, call.body))
  serve(calls.deleteCategory, async (call) => await deleteCategory(call.tx, author(call), call.params.id, call.now))
}

function optionRoutes(serve: Serve): void {
  serve(calls.listOptions, async ({ tx, params }) => await listOptions(tx, params.companyId))
  serve(calls.exportOptions, async (call) => {
    const { companyId } = call.params
    const ids = (await listOptions(call.tx, companyId)).map(({ id }) => id)
    await auditExport(call.tx, author(call), { options: ids.length, ...call.query })
    return await tableFile(call, {
      name: { fr: 'options', en: 'options' },
      columns: optionColumns,
      ids,
      read: (tx, part) => listOptionsById(tx, companyId, part),
    })
  })
  serve(calls.getOption, async ({ tx, params }) => await loadOption(tx, params.companyId, params.id))
  serve(calls.createOption, async (call) => await createOption(call.tx, author(call), call.body))
  serve(calls.checkOptionImport, async (call) => {
    return await checkOptionImport({ tx: call.tx, by: author(call), language: call.language, rows: call.body.rows })
  })
  serve(calls.importOptions, async (call) => {
    const by = author(call)
    const response = await importOptions({ tx: call.tx, by, language: call.language, rows: call.body.rows })
    await recordImport(
      { ...call, by, kind: 'options', importKey: call.body.importKey },
      { options: createdIds(response) },
    )
    return response
  })
  serve(calls.updateOption, async (call) => await updateOption(call.tx, author(call), call.params.id, call.body))
  serve(calls.deleteOption, async (call) => await deleteOption(call.tx, author(call), call.params.id, call.now))
}

function driverRuleRoutes(serve: Serve): void {
  serve(calls.getDriverRules, async ({ tx, params }) => await loadDriverRules(tx, params.companyId))
  serve(calls.updateDriverRules, async (call) => await updateDriverRules(call.tx, author(call), call.body))
}

function vehicleRoutes(serve: Serve, { config }: FleetParts): void {
  serve(calls.listVehicles, async ({ tx, params, query, now }) => {
    return await page(query, (part) => listVehicles(tx, params.companyId, { ...query, now }, part))
  })
  serve(calls.exportVehicles, async (call) => {
    const { tx, params, query, now } = call
    const { companyId } = params
    const ids = await listVehicleIds(tx, companyId, { ...query, now })
    await auditExport(tx, author(call), { vehicles: ids.length, ...query, ids: query.ids?.join(',') })
    const name = { fr: 'véhicules', en: 'vehicles' }
    return await tableFile(call, {
      name,
      columns: vehicleColumns,
      ids,
      read: (one, part) => listVehiclesById(one, companyId, part),
    })
  })
  serve(calls.getVehicle, async ({ tx, params }) => await loadVehicle(tx, params.companyId, params.id))
  serve(calls.createVehicle, async (call) => await createVehicle(call.tx, author(call), call.body))
  serve(calls.checkVehicleImport, async (call) => {
    return await checkVehicleImport({ tx: call.tx, by: author(call), language: call.language, rows: call.body.rows })
  })
  serve(calls.importVehicles, async (call) => {
    const by = author(call)
    const response = await importVehicles({ tx: call.tx, by, language: call.language, rows: call.body.rows })
    await recordImport(
      { ...call, by, kind: 'vehicles', importKey: call.body.importKey },
      { vehicles: createdIds(response) },
    )
    return response
  })
  serve(calls.updateVehicle, async (call) => await updateVehicle(call.tx, author(call), call.params.id, call.body))
  serve(calls.deleteVehicle, async (call) => await deleteVehicle(call.tx, author(call), call.params.id, call.now))
  serve(
    calls.getVehicleInformation,
    async ({ query }) => await fetchVehicleInformation(config.vehicleInfoUrl, normalisePlate(query.registrationNumber)),
    async (_call, information) => information ?? notFound(),
  )
}

function unavailabilityRoutes(serve: Serve): void {
  serve(calls.listUnavailabilities, async ({ tx, params }) => {
    await loadVehicle(tx, params.companyId, params.vehicleId)
    return await listUnavailabilities(tx, params.companyId, params.vehicleId)
  })
  serve(calls.createUnavailability, async (call) => {
    return await createUnavailability(call.tx, author(call), call.params.vehicleId, call.body, call.now)
  })
  serve(calls.getUnavailability, async ({ tx, params }) => await loadUnavailability(tx, params))
  serve(calls.updateUnavailability, async (call) => {
    return await updateUnavailability(call.tx, author(call), call.params, call.body, call.now)
  })
  serve(calls.deleteUnavailability, async (call) => {
    await deleteUnavailability(call.tx, author(call), call.params.vehicleId, call.params.id)
  })
}

function damageRoutes(serve: Serve): void {
  serve(calls.listDamages, async ({ tx, params }) => {
    await loadVehicle(tx, params.companyId, params.vehicleId)
    return await listDamages(tx, params.companyId, params.vehicleId)
  })
  serve(calls.noteDamage, async (call) => {
    return await noteDamage(call.tx, author(call), call.params.vehicleId, call.body, call.now)
  })
  serve(calls.repairDamage, async (call) => {
    return await repairDamage(call.tx, author(call), call.params, call.body, call.now)
  })
}

function photoRoutes(serve: Serve, { files, enqueue }: FleetParts): void {
  serve(calls.getVehicleThumbnail, async ({ tx, params }) => {
    return await getVehicleThumbnail(tx, params.companyId, params.id, files)
  })
  serve(calls.listVehiclePhotos, async ({ tx, params }) => await listPhotos(tx, params.companyId))
  serve(calls.getVehiclePhoto, async ({ tx, params }) => await loadPhoto(tx, params.companyId, params.id))
  serve(calls.createVehiclePhoto, async (call) => await createVehiclePhoto(call.tx, author(call), call.body, call.now))
  serve(calls.updateVehiclePhoto, async (call) => {
    return await updateVehiclePhoto(call.tx, author(call), call.params.id, call.body, { now: call.now, enqueue })
  })
  serve(
    calls.deleteVehiclePhoto,
    async (call) => await deleteVehiclePhoto(call.tx, author(call), call.params.id, enqueue),
  )
}

function schematicRoutes(serve: Serve): void {
  serve(calls.listSchematics, async () => schematics.map(({ id }) => ({ id, url: `/api/schematics/png/${id}` })))
  serve(calls.getSchematicThumbnail, async ({ params }) => await getSchematicThumbnail(params.id))
  serve(calls.getSchematic, async ({ params }) => await getSchematic(params.id))
}
