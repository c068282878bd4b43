import { listAgencies } from '@filao/domain/company/contract'
import { listCategories } from '@filao/domain/fleet/contract'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '#api/read'
import { useSession } from '#app/session'
import { useUrlParam } from '#ui/url-param'

/** Narrows the vehicles down to a category and an agency; both live in the URL. */
export function VehicleFilters() {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const categories = useRead(listCategories, { params: { companyId } })
  const agencies = useRead(listAgencies, { params: { companyId } })
  return (
    <>
      <Filter
        param="category"
        label={t('vehicle.allCategories')}
        choices={categories.data?.map(({ id, code, name }) => ({ id, name: `${code} – ${name}` }))}
      />
      <Filter param="agency" label={t('vehicle.allAgencies')} choices={agencies.data} />
    </>
  )
}

type FilterProps = { param: string; label: string; choices: { id: number; name: string }[] | undefined }

function Filter({ param, label, choices = [] }: FilterProps) {
  const [chosen, choose] = useUrlParam(param)
  return (
    <Select
      className="vehicle-filter"
      allowClear
      aria-label={label}
      placeholder={label}
      value={choices.some(({ id }) => String(id) === chosen) ? chosen : null}
      options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(id?: string | null) => choose(id ?? '')}
    />
  )
}
