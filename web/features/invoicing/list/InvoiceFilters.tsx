import { invoiceKindLabels, invoiceKinds, invoiceStateLabels, invoiceStates } from '@filao/domain/invoicing/kind'
import { useTranslation } from 'react-i18next'
import { SavedViews } from '#features/access/public'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { FilterPanel } from '#ui/filter/FilterPanel'
import { OrderSelect } from '#ui/filter/OrderSelect'
import { UrlDay } from '#ui/filter/UrlDay'
import { UrlSelect } from '#ui/filter/UrlSelect'
import { useInvoiceColumns } from './invoice-columns.tsx'
import { filterParams } from './invoice-query.ts'

/** Filters documents by kind, state and days, and says in words how the list is ordered. */
export function InvoiceFilters() {
  const { t } = useTranslation('invoicing')
  const language = useLanguage()
  const zone = useCompanyZone()
  const columns = useInvoiceColumns()
  const beside = (
    <>
      <SavedViews list="invoices" />
      <OrderSelect columns={columns} usual={t('list.latestFirst')} />
    </>
  )
  return (
    <FilterPanel params={filterParams} beside={beside}>
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
      <UrlDay zone={zone} side="past" param="from" label={t('list.from')} />
      <UrlDay zone={zone} side="past" param="to" label={t('list.to')} />
    </FilterPanel>
  )
}
