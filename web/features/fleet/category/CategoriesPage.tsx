import { PlusOutlined } from '@ant-design/icons'
import { categoryLabels } from '@filao/domain/fleet/category/category'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import { durationLabel } from '@filao/domain/fleet/vehicle/vehicle-values'
import { useTranslation } from 'react-i18next'
import { deleteCategory, listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { LinkButton } from '#ui/LinkButton'
import { Money } from '#ui/Money'
import type { Column } from '#ui/table/data-table'
import { ListPage } from '#ui/table/ListPage'

/** Lists the categories of the fleet. */
export function CategoriesPage() {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const mayWrite = useCan('fleet.write')
  const columns = useColumns()
  return (
    <ListPage<Category>
      title={t('category.title')}
      read={useRead(listCategories, { params: { companyId } })}
      columns={columns}
      to={({ id }) => paths.category(id)}
      create={
        mayWrite && (
          <LinkButton to={paths.newCategory} type="primary" icon={<PlusOutlined />}>
            {t('category.create')}
          </LinkButton>
        )
      }
      emptyTitle={t('category.emptyTitle')}
      emptyText={t('category.emptyText')}
      actions={
        mayWrite &&
        (({ id, code }) => <DeleteButton endpoint={deleteCategory} input={{ params: { companyId, id } }} name={code} />)
      }
    />
  )
}

function useColumns(): Column<Category>[] {
  const { t } = useTranslation('fleet')
  const labels = useLabels(categoryLabels)
  const language = useLanguage()
  const duration = (minutes: number | null) => (minutes === null ? '–' : durationLabel(minutes)[language])
  return [
    {
      key: 'code',
      title: labels.code,
      render: ({ code }) => code,
      compare: (a, b) => a.code.localeCompare(b.code, language),
    },
    {
      key: 'name',
      title: labels.name,
      render: ({ name }) => name,
      compare: (a, b) => a.name.localeCompare(b.name, language),
    },
    {
      key: 'vehicles',
      title: t('category.vehicles'),
      align: 'right',
      render: ({ vehicleCount }) => vehicleCount,
      compare: (a, b) => a.vehicleCount - b.vehicleCount,
    },
    {
      key: 'deposit',
      title: labels.securityDepositAmount,
      align: 'right',
      render: ({ securityDepositAmount }) => <Money euros={securityDepositAmount} />,
      compare: (a, b) => a.securityDepositAmount - b.securityDepositAmount,
    },
    {
      key: 'waiver',
      title: labels.waiverAmount,
      align: 'right',
      render: ({ waiverAmount }) => <Money euros={waiverAmount} />,
      compare: (a, b) => a.waiverAmount - b.waiverAmount,
    },
    {
      key: 'preparation',
      title: t('category.preparationShort'),
      render: ({ preparationDurationMinutes }) => duration(preparationDurationMinutes),
    },
    {
      key: 'minimum',
      title: t('category.minimumDurationShort'),
      render: ({ minimumRentalDurationMinutes }) => duration(minimumRentalDurationMinutes),
    },
  ]
}
