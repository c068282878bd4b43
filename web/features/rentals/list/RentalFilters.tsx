import { listAgencies } from '@filao/domain/company/contract'
import { listCategories } from '@filao/domain/fleet/contract'
import { useTranslation } from 'react-i18next'
import { useRead } from '#api/read'
import { useCompanyZone } from '#app/company-zone'
import { useSession } from '#app/session'
import { DayInput } from '#ui/date/DayInput'
import { FilterPanel } from '#ui/filter/FilterPanel'
import { OrderSelect } from '#ui/filter/OrderSelect'
import { SavedViews } from '#ui/filter/SavedViews'
import { UrlSelect } from '#ui/filter/UrlSelect'
import { useUrlParam } from '#ui/url-param'
import { useRentalColumns } from './rental-columns.tsx'
import { filterParams } from './rental-query.ts'

/** Filters rentals by agency, category and days, and says in words how the list is ordered. */
export function RentalFilters() {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const agencies = useRead(listAgencies, { params: { companyId } })
  const categories = useRead(listCategories, { params: { companyId } })
  const columns = useRentalColumns()
  const [term] = useUrlParam('q')
  const beside = (
    <>
      <SavedViews list="rentals" />
      <OrderSelect columns={columns} usual={t(term ? 'list.bestFirst' : 'list.nextFirst')} />
    </>
  )
  return (
    <FilterPanel params={filterParams} beside={beside}>
      <UrlSelect param="agency" label={t('list.allAgencies')} choices={agencies.data} />
      <UrlSelect
        param="category"
        label={t('list.allCategories')}
        choices={categories.data?.map(({ id, code, name }) => ({ id, name: `${code} – ${name}` }))}
      />
      <Day param="from" label={t('list.from')} />
      <Day param="to" label={t('list.to')} />
    </FilterPanel>
  )
}

function Day({ param, label }: { param: string; label: string }) {
  const [day, setDay] = useUrlParam(param)
  const zone = useCompanyZone()
  return (
    <span className="filter-day">
      <span aria-hidden>{label}</span>
      <DayInput zone={zone} label={label} isOptional value={day || null} onChange={(value) => setDay(value ?? '')} />
    </span>
  )
}
