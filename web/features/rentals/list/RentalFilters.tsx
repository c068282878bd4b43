import { useTranslation } from 'react-i18next'
import { listAgencies, listCategories, listSources } from '#api/calls'
import { useRead } from '#api/read'
import { SavedViews } from '#features/access/public'
import { useCompanyZone } from '#session/company-zone'
import { useSession } from '#session/session'
import { FilterPanel } from '#ui/filter/FilterPanel'
import { OrderSelect } from '#ui/filter/OrderSelect'
import { UrlDay } from '#ui/filter/UrlDay'
import { UrlSelect } from '#ui/filter/UrlSelect'
import { useUrlParam } from '#ui/url-param'
import { useRentalColumns } from './rental-columns.tsx'
import { filterParams } from './rental-query.ts'

/** Filters rentals by agency, category, source and days, and says in words how the list is ordered. */
export function RentalFilters() {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const agencies = useRead(listAgencies, { params: { companyId } })
  const categories = useRead(listCategories, { params: { companyId } })
  const sources = useRead(listSources, { params: { companyId } })
  const zone = useCompanyZone()
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
      {sources.data && sources.data.length > 0 && (
        <UrlSelect param="source" label={t('list.allSources')} choices={sources.data} />
      )}
      <UrlDay zone={zone} side="future" param="from" label={t('list.from')} />
      <UrlDay zone={zone} side="future" param="to" label={t('list.to')} />
    </FilterPanel>
  )
}
