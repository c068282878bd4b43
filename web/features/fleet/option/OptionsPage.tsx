import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { deleteOption, listOptions } from '@filao/domain/fleet/contract'
import type { Option } from '@filao/domain/fleet/option'
import { Tag } from 'antd'
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
import { OptionSwitch } from './OptionSwitch.tsx'

/** Lists the options rented along with vehicles. */
export function OptionsPage() {
  const { t } = useTranslation('fleet')
  const { t: ui } = useTranslation('ui')
  const { companyId } = useSession()
  const mayWrite = useCan('fleet.write')
  const read = useRead(listOptions, { params: { companyId } })
  const remove = useAction(deleteOption)
  const columns = useColumns()
  const create = mayWrite && (
    <LinkButton to={paths.newOption} type="primary" icon={<PlusOutlined />}>
      {t('option.create')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('option.title')} count={read.data?.length} action={read.data?.length ? create : null} />
      <DataTable<Option>
        label={t('option.title')}
        read={read}
        rows={read.data}
        columns={columns}
        to={({ id }) => paths.option(id)}
        empty={<EmptyState title={t('option.emptyTitle')} text={t('option.emptyText')} action={create} />}
        {...(mayWrite && {
          actions: ({ id, name }: Option) => (
            <ConfirmButton
              type="text"
              icon={<DeleteOutlined />}
              aria-label={`${ui('delete')} ${name}`}
              onConfirm={() => remove.mutateAsync({ params: { companyId, id } })}
            />
          ),
        })}
      />
    </>
  )
}

function useColumns(): Column<Option>[] {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  return [
    {
      key: 'name',
      title: t('option.name'),
      render: ({ name }) => name,
      compare: (a, b) => a.name.localeCompare(b.name, language),
    },
    {
      key: 'categories',
      title: t('option.categories'),
      render: ({ categories }) =>
        categories.length
          ? categories.map(({ categoryId, category }) => <Tag key={categoryId}>{category.code}</Tag>)
          : t('option.noCategory'),
    },
    {
      key: 'price',
      title: t('option.price'),
      align: 'right',
      render: ({ price }) => <Money euros={price} />,
      compare: (a, b) => a.price - b.price,
    },
    {
      key: 'dailyPrice',
      title: t('option.dailyPrice'),
      align: 'right',
      render: ({ dailyPrice }) => <Money euros={dailyPrice} />,
      compare: (a, b) => a.dailyPrice - b.dailyPrice,
    },
    { key: 'isEnabled', title: t('option.isEnabledShort'), render: (option) => <OptionSwitch option={option} /> },
  ]
}
