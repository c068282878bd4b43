import * as calls from '@filao/domain/company/contract'
import { holidayYears } from '@filao/domain/company/holidays'
import { checkOpeningHours } from '@filao/domain/company/opening-hours'
import { checkFolder, fileAddress } from '@filao/domain/company/public-file'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import { person } from '#features/access/public'
import { requestOpening } from '#features/billing/public'
import type { Config } from '#platform/config'
import { author } from '#platform/feature/audit'
import { notFound } from '#platform/http/problems'
import type { Serve } from '#platform/http/serve/serve'
import type { Enqueue } from '#platform/jobs/jobs'
import { openGeocoder } from '#platform/lookups/geocoder'
import { publicHolidays } from '#platform/lookups/holidays'
import { createAgency, deleteAgency, saveAgency, updateAgency } from './agency.ts'
import * as agencies from './agency-queries.ts'
import { createCompany, updateCompany } from './company.ts'
import { findPostalCodes } from './postal-code-queries.ts'
import { uploadFile } from './public-file.ts'
import { findCompany, loadCompany, loadTerms } from './queries.ts'
import { replaceSeasons } from './season-queries.ts'
import { checkSeasonList } from './seasons.ts'

/** Serves the company itself, its terms and its agencies. */
export function companyRoutes(serve: Serve, parts: { config: Config; enqueue: Enqueue }): void {
  const findPlace = openGeocoder(parts.config.geocoderUrl)
  const { mapTilesUrl, vehicleInfoUrl } = parts.config
  const settings = { mapTilesUrl, hasGeocoder: findPlace !== null, hasVehicleLookup: vehicleInfoUrl !== null }

  serve(calls.listCompanies, async ({ tx, caller }) => {
    const company = caller.companyId === null ? undefined : await findCompany(tx, caller.companyId)
    return company ? [company] : []
  })
  serve(calls.getCompany, async ({ tx, params }) => await loadCompany(tx, params.companyId))
  serve(calls.createCompany, async ({ tx, caller, body }) => {
    const company = await createCompany(tx, person(caller), body)
    await requestOpening(tx, parts, company.id)
    return company
  })
  serve(calls.updateCompany, async ({ tx, caller, params, body }) => {
    return await updateCompany(tx, caller, params.companyId, body)
  })
  serve(
    calls.uploadFile,
    async (call) => {
      const url = fileAddress(await uploadFile(call))
      call.reply.header('Location', url)
      return { url }
    },
    { beforeFile: ({ caller, body }) => checkFolder(caller, body.path) },
  )
  serve(calls.getRentalTerms, async ({ tx, params }) => await loadTerms(tx, params.companyId))
  serve(calls.getContractTerms, async ({ tx, params }) => await loadTerms(tx, params.companyId))
  for (const replaceTerms of [calls.putRentalTerms, calls.putContractTerms]) {
    serve(replaceTerms, async ({ tx, caller, params, body }) => {
      await updateCompany(tx, caller, params.companyId, body)
      return await loadTerms(tx, params.companyId)
    })
  }

  serve(calls.listAgencies, async ({ tx, params }) => await agencies.listAgencies(tx, params.companyId))
  serve(calls.getAgency, async ({ tx, params }) => await agencies.loadAgency(tx, params.companyId, params.id))
  serve(calls.createAgency, async (call) => await createAgency(call.tx, author(call), call.body))
  serve(calls.updateAgency, async (call) => await updateAgency(call.tx, author(call), call.params.id, call.body))
  serve(calls.deleteAgency, async (call) => await deleteAgency(call.tx, author(call), call.params.id, call.now))
  serve(calls.putOpeningHours, async (call) => {
    const { tx, params, body } = call
    checkOpeningHours(body)
    const save = () => agencies.replaceOpeningHours(tx, params.companyId, params.id, body)
    return (await saveAgency(tx, author(call), params.id, save)).openingHours
  })
  serve(calls.listSeasons, async ({ tx, params }) => {
    return (await agencies.loadAgency(tx, params.companyId, params.id)).seasons
  })
  serve(calls.putSeasons, async (call) => {
    const { tx, params, body } = call
    checkSeasonList(body)
    const save = () => replaceSeasons(tx, params.companyId, params.id, body)
    return (await saveAgency(tx, author(call), params.id, save)).seasons
  })

  serve(calls.listHolidays, async ({ tx, params, language, now }) => {
    const { countryCode } = await loadCompany(tx, params.companyId)
    return await publicHolidays(countryCode as CountryCode, holidayYears(now), language)
  })
  serve(calls.listPostalCodes, async ({ tx, query }) => await findPostalCodes(tx, query))
  serve(calls.getSettings, async () => settings)
  serve(
    calls.geocode,
    async ({ query }) => {
      if (!findPlace) throw notFound()
      return await findPlace(query.address)
    },
    async (_call, place) => place,
  )
}
