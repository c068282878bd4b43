import { exclusionName } from '@filao/domain/customers/exclusion/exclusion'
import { languageLabels, languages } from '@filao/domain/kernel/language'
import { useTranslation } from 'react-i18next'
import { SavedViews } from '#features/access/public'
import { useLanguage } from '#session/language'
import { FilterPanel } from '#ui/filter/FilterPanel'
import { OrderSelect } from '#ui/filter/OrderSelect'
import { UrlSelect } from '#ui/filter/UrlSelect'
import { ToggleLine, UrlToggle } from '#ui/filter/UrlToggle'
import { useUrlParam } from '#ui/url-param'
import { useCustomerColumns } from './customer-columns.tsx'
import { filterParams } from './customer-query.ts'

/** Filters customers by their rentals, what they owe, their licence, mark and language, and orders the list. */
export function CustomerFilters() {
  const { t } = useTranslation('customers')
  const language = useLanguage()
  const columns = useCustomerColumns()
  const [term] = useUrlParam('q')
  const beside = (
    <>
      <SavedViews list="customers" />
      <OrderSelect columns={columns} usual={t(term ? 'bestFirst' : 'byName')} />
    </>
  )
  return (
    <>
      <ToggleLine label={t('list.rentals')}>
        <UrlToggle param="rental" value="">
          {t('list.all')}
        </UrlToggle>
        <UrlToggle param="rental" value="ongoing" look="ongoing">
          {t('list.ongoing')}
        </UrlToggle>
        <UrlToggle param="rental" value="coming" look="pending">
          {t('list.coming')}
        </UrlToggle>
        <UrlToggle param="rental" value="none" look="off">
          {t('list.none')}
        </UrlToggle>
        <UrlToggle param="unpaid" look="warning">
          {t('list.unpaid')}
        </UrlToggle>
        <UrlToggle param="expired" look="late">
          {t('list.expired')}
        </UrlToggle>
        <UrlToggle param="excluded" look="late">
          {exclusionName[language]}
        </UrlToggle>
      </ToggleLine>
      <FilterPanel params={filterParams} beside={beside}>
        <UrlSelect
          param="language"
          label={t('list.allLanguages')}
          choices={languages.map((one) => ({ id: one, name: languageLabels[one][language] }))}
        />
      </FilterPanel>
    </>
  )
}
