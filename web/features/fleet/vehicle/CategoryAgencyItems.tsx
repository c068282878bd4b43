import { Form, type FormItemProps, Select } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listAgencies, listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { FormRow } from '#ui/form/FormRow'

type Props = {
  category: FormItemProps
  location: FormItemProps
  /** The vehicle's current agency, which may be archived. */
  current: { id: number; name: string } | undefined
}

/** Chooses the category and the agency of a vehicle. A single choice is preselected. */
export function CategoryAgencyItems({ category, location, current }: Props) {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const categories = useRead(listCategories, { params: { companyId } })
  const agencies = useRead(listAgencies, { params: { companyId } })
  const isArchived = current !== undefined && agencies.data?.every(({ id }) => id !== current.id)
  const places = [...(isArchived ? [current] : []), ...(agencies.data ?? [])]
  useOnlyChoice('categoryId', categories.data)
  useOnlyChoice('locationId', agencies.data)
  return (
    <FormRow>
      <Form.Item {...category}>
        <Select
          loading={categories.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={categories.data?.map(({ id, code, name }) => ({ value: id, label: `${code} – ${name}` })) ?? []}
          notFoundContent={
            <Nothing text={t('vehicle.noCategory')} link={t('vehicle.newCategory')} to={paths.newCategory} />
          }
        />
      </Form.Item>
      <Form.Item {...location} extra={t('vehicle.locationHint')}>
        <Select
          loading={agencies.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          notFoundContent={<Nothing text={t('vehicle.noAgency')} link={t('vehicle.newAgency')} to={paths.newAgency} />}
        />
      </Form.Item>
    </FormRow>
  )
}

function Nothing({ text, link, to }: { text: string; link: string; to: string }) {
  return (
    <>
      {text} <Link to={to}>{link}</Link>
    </>
  )
}

/** Selects the only choice when nothing is selected yet. */
function useOnlyChoice(field: string, choices: { id: number }[] | undefined): void {
  const form = Form.useFormInstance()
  const only = choices?.length === 1 ? choices[0] : undefined
  useEffect(() => {
    if (only && form.getFieldValue(field) === undefined) form.setFieldValue(field, only.id)
  }, [only, form, field])
}
