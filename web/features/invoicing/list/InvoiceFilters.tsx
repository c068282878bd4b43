import { invoiceKindLabels, invoiceKinds, invoiceStateLabels, invoiceStates } from '@filao/domain/invoicing/kind'
import { useTranslation } from 'react-i18next'
import { useCompanyZone } from '#app/company-zone'
import { DayInput } from '#ui/date/DayInput'
import { FilterPanel } from '#ui/filter/FilterPanel'
import { OrderSelect } from '#ui/filter/OrderSelect'
import { UrlSelect } from '#ui/filter/UrlSelect'
import { useLanguage } from '#ui/language'
import { useUrlParam } from '#ui/url-param'
import { useInvoiceColumns } from './invoice-columns.tsx'
import { filterParams } from './invoice-query.ts'

/** Filters documents by kind, state and days, and says in words how the list is ordered. */
export function InvoiceFilters() {
  const { t } = useTranslation('invoicing')
  const language = useLanguage()
  const columns = useInvoiceColumns()
  return (
    <FilterPanel params={filterParams} beside={<OrderSelect columns={columns} usual={t('list.latestFirst')} />}>
      <UrlSelect
        param="state"
        label={t('list.allStates')}
        choices={invoiceStates.map((id) => ({ id, name: invoiceStateLabels[id][language] }))}
      />
      <UrlSelect
        param="kind"
        label={t('list.allKinds')}
        choices={invoiceKinds.map((id) => ({ id, name: invoiceKindLabels[id][language] }))}
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
