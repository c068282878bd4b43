import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { Category } from '@filao/domain/fleet/category'
import { deleteCategory, listCategories } from '@filao/domain/fleet/contract'
import { durationLabel } from '@filao/domain/fleet/vehicle-words'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { useLanguage } from '#ui/language'
import { Money } from '#ui/Money'
import { PageHeader } from '#ui/PageHeader'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'

/** Lists the categories of the fleet. */
export function CategoriesPage() {
  const { t } = useTranslation('fleet')
  const { t: ui } = useTranslation('ui')
  const { companyId } = useSession()
  const mayWrite = useCan('fleet.write')
  const read = useRead(listCategories, { params: { companyId } })
  const remove = useAction(deleteCategory)
  const columns = useColumns()
  const create = mayWrite && (
    <LinkButton to={paths.newCategory} type="primary" icon={<PlusOutlined />}>
      {t('category.create')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('category.title')} count={read.data?.length} action={read.data?.length ? create : null} />
      <DataTable<Category>
        label={t('category.title')}
        read={read}
        rows={read.data}
        columns={columns}
        to={({ id }) => paths.category(id)}
        empty={<EmptyState title={t('category.emptyTitle')} text={t('category.emptyText')} action={create} />}
        {...(mayWrite && {
          actions: ({ id, code }: Category) => (
            <ConfirmButton
              type="text"
              icon={<DeleteOutlined />}
              aria-label={`${ui('delete')} ${code}`}
              onConfirm={() => remove.mutateAsync({ params: { companyId, id } })}
            />
          ),
        })}
      />
    </>
  )
}

function useColumns(): Column<Category>[] {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const duration = (minutes: number | null) => (minutes === null ? '–' : durationLabel(minutes)[language])
  return [
    {
      key: 'code',
      title: t('category.code'),
      render: ({ code }) => code,
      compare: (a, b) => a.code.localeCompare(b.code, language),
    },
    {
      key: 'name',
      title: t('category.name'),
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
      title: t('category.securityDeposit'),
      align: 'right',
      render: ({ securityDepositAmount }) => <Money euros={securityDepositAmount} />,
      compare: (a, b) => a.securityDepositAmount - b.securityDepositAmount,
    },
    {
      key: 'waiver',
      title: t('category.waiver'),
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
