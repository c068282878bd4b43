import { listAgencies } from '@filao/domain/company/contract'
import { listCategories } from '@filao/domain/fleet/contract'
import { useTranslation } from 'react-i18next'
import { useRead } from '#api/read'
import { useSession } from '#app/session'
import { UrlSelect } from '#ui/table/UrlSelect'

/** Filters vehicles by category and agency, both kept in the URL. */
export function VehicleFilters() {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const categories = useRead(listCategories, { params: { companyId } })
  const agencies = useRead(listAgencies, { params: { companyId } })
  return (
    <>
      <UrlSelect
        param="category"
        label={t('vehicle.allCategories')}
        choices={categories.data?.map(({ id, code, name }) => ({ id, name: `${code} – ${name}` }))}
      />
      <UrlSelect param="agency" label={t('vehicle.allAgencies')} choices={agencies.data} />
    </>
  )
}
