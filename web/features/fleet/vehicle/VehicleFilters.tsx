import { vehicleStates } from '@filao/domain/fleet/vehicle/vehicle-filter'
import { vehicleStateLabels } from '@filao/domain/fleet/vehicle/vehicle-state-labels'
import { fuelLabels, fuels } from '@filao/domain/fleet/vehicle/vehicle-values'
import { useTranslation } from 'react-i18next'
import { listAgencies, listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { SavedViews } from '#features/access/public'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { FilterPanel } from '#ui/filter/FilterPanel'
import { OrderSelect } from '#ui/filter/OrderSelect'
import { UrlSelect } from '#ui/filter/UrlSelect'
import { ToggleLine, UrlToggle } from '#ui/filter/UrlToggle'
import { stateLooks } from './VehicleState.tsx'
import { useVehicleColumns } from './vehicle-columns.tsx'
import { filterParams } from './vehicle-query.ts'

/** Filters vehicles by state, damages, agency, category and fuel, and says how the list is ordered. */
export function VehicleFilters() {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const { companyId } = useSession()
  const categories = useRead(listCategories, { params: { companyId } })
  const agencies = useRead(listAgencies, { params: { companyId } })
  const columns = useVehicleColumns()
  const beside = (
    <>
      <SavedViews list="vehicles" />
      <OrderSelect columns={columns} usual={t('vehicle.byCategory')} />
    </>
  )
  return (
    <>
      <ToggleLine label={t('vehicle.state')}>
        <UrlToggle param="state" value="">
          {t('vehicle.all')}
        </UrlToggle>
        {vehicleStates.map((state) => (
          <UrlToggle key={state} param="state" value={state} look={stateLooks[state]}>
            {vehicleStateLabels[state][language]}
          </UrlToggle>
        ))}
        <UrlToggle param="damaged" look="warning">
          {t('vehicle.damaged')}
        </UrlToggle>
      </ToggleLine>
      <FilterPanel params={filterParams} beside={beside}>
        <UrlSelect param="agency" label={t('vehicle.allAgencies')} choices={agencies.data} />
        <UrlSelect
          param="category"
          label={t('vehicle.allCategories')}
          choices={categories.data?.map(({ id, code, name }) => ({ id, name: `${code} – ${name}` }))}
        />
        <UrlSelect
          param="fuel"
          label={t('vehicle.allFuels')}
          choices={fuels.map((fuel) => ({ id: fuel, name: fuelLabels[fuel][language] }))}
        />
      </FilterPanel>
    </>
  )
}
