import { plateLines } from '@filao/domain/fleet/vehicle/plate'
import type { VehicleCreation } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { vehicleImport } from '@filao/domain/fleet/vehicle/vehicle-import'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { checkVehicleImport, getVehicleInformation, importVehicles, listAgencies, listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { Importer, ImportFrame, ImportIntro, importerMessages } from '#features/imports/public'
import { useCompanyZone } from '#session/company-zone'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useVehicleLookup } from '../vehicle/use-vehicle-lookup.ts'

/** Imports vehicles from a fleet list, or from plates alone: a vehicle data service fills in what it knows. */
export function VehicleImportPage() {
  const { t } = useTranslation('fleet/import')
  const { companyId } = useSession()
  const hasLookup = useVehicleLookup()
  const params = { companyId }
  const categories = useRead(listCategories, { params })
  const agencies = useRead(listAgencies, { params })
  const today = localDate(instantAt(Date.now()), useCompanyZone())
  const kind = useMemo(
    () => categories.data && agencies.data && vehicleImport(categories.data, agencies.data, today),
    [categories.data, agencies.data, today],
  )
  const hasCategory = categories.data?.length !== 0
  const hasAgency = agencies.data?.length !== 0
  return (
    <ImportFrame title={t('title')} reads={[categories, agencies]}>
      {kind && (
        <Importer
          kind={kind}
          resource="vehicles"
          stale="vehicles"
          words={importerMessages(t)}
          listPath={paths.vehicles}
          isReady={hasCategory && hasAgency}
          prepare={plateLines}
          lookup={hasLookup ? lookUp : undefined}
          example={{
            ...example,
            categoryId: categories.data?.[0]?.code ?? '',
            locationId: agencies.data?.[0]?.name ?? '',
          }}
          calls={{
            check: (rows: VehicleCreation[]) => call(checkVehicleImport, { params, body: { rows } }),
            create: (rows, idempotencyKey, importKey) =>
              call(importVehicles, { params, body: { rows, importKey }, idempotencyKey }),
          }}
          intro={
            <ImportIntro
              text={t(hasLookup ? 'introWithLookup' : 'intro')}
              hasCategory={hasCategory}
              hasAgency={hasAgency}
            />
          }
        />
      )}
    </ImportFrame>
  )
}

const example = {
  registrationNumber: 'AA-123-AA',
  make: 'Renault',
  model: 'Clio',
  year: '2023',
  odometer: '45000',
  vin: 'VF1RJA00X62000001',
  firstRegistrationDate: '2023-03-12',
  fuel: 'Essence',
  transmission: 'Manuelle',
  seats: '5',
}

/** Asks the vehicle data service about a row whose file does not say the make and model. */
async function lookUp(texts: Readonly<Record<string, string>>, signal: AbortSignal) {
  const registrationNumber = texts.registrationNumber?.trim()
  if (!registrationNumber || registrationNumber.length > 20 || (texts.make && texts.model)) return null
  const { registrationNumber: _, ...known } = await call(getVehicleInformation, {
    query: { registrationNumber },
    signal,
  })
  return Object.fromEntries(
    Object.entries(known).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])),
  )
}
