import { PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { optionLabels } from '@filao/domain/fleet/option/option'
import type { Option } from '@filao/domain/fleet/option/option.schema'
import { formatEuros } from '@filao/domain/kernel/money'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { deleteOption, exportOptions, listOptions } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { LinkButton } from '#ui/LinkButton'
import { Money } from '#ui/Money'
import type { Column } from '#ui/table/data-table'
import { ExportButton } from '#ui/table/ExportButton'
import { ListPage } from '#ui/table/ListPage'
import { OptionSwitch } from './OptionSwitch.tsx'

/** Lists the options rented along with vehicles. */
export function OptionsPage() {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const mayWrite = useCan('fleet.write')
  const params = { companyId }
  const options = useRead(listOptions, { params })
  const columns = useColumns()
  return (
    <ListPage<Option>
      title={t('option.title')}
      read={options}
      columns={columns}
      to={({ id }) => paths.option(id)}
      create={
        mayWrite && (
          <div className="page-actions">
            {options.data?.length !== 0 && (
              <ExportButton label={t('option.export')} endpoint={exportOptions} input={{ params }} />
            )}
            <LinkButton
              icon={<UploadOutlined />}
              aria-label={t('option.import')}
              title={t('option.import')}
              to={paths.importOptions}
            >
              <span className="action-word">{t('option.import')}</span>
            </LinkButton>
            <LinkButton to={paths.newOption} type="primary" icon={<PlusOutlined />}>
              {t('option.create')}
            </LinkButton>
          </div>
        )
      }
      emptyTitle={t('option.emptyTitle')}
      emptyText={t('option.emptyText')}
      actions={
        mayWrite &&
        (({ id, name }) => <DeleteButton endpoint={deleteOption} input={{ params: { companyId, id } }} name={name} />)
      }
    />
  )
}

function useColumns(): Column<Option>[] {
  const { t } = useTranslation('fleet')
  const labels = useLabels(optionLabels)
  const language = useLanguage()
  return [
    {
      key: 'name',
      title: labels.name,
      render: ({ name, isCover }) => (
        <>
          {name} {isCover && <Tag>{labels.isCover}</Tag>}
        </>
      ),
      compare: (a, b) => a.name.localeCompare(b.name, language),
    },
    {
      key: 'categories',
      title: labels.categories,
      render: ({ categories }) =>
        categories.length
          ? categories.map(({ categoryId, category, waiverAmount }) => (
              <Tag key={categoryId}>
                {category.code}
                {waiverAmount !== null && ` · ${formatEuros(waiverAmount, language)}`}
              </Tag>
            ))
          : t('option.noCategory'),
    },
    {
      key: 'price',
      title: labels.price,
      align: 'right',
      render: ({ price }) => <Money euros={price} />,
      compare: (a, b) => a.price - b.price,
    },
    {
      key: 'dailyPrice',
      title: labels.dailyPrice,
      align: 'right',
      render: ({ dailyPrice, maxAmount, maxDays }) => (
        <span className="two-lines">
          <Money euros={dailyPrice} />
          {maxDays !== null && <small>{t('option.atMostDays', { count: maxDays })}</small>}
          {maxAmount !== null && (
            <small>
              {t('option.atMost')} <Money euros={maxAmount} />
            </small>
          )}
        </span>
      ),
      compare: (a, b) => a.dailyPrice - b.dailyPrice,
    },
    {
      key: 'maxQuantity',
      title: t('option.maxQuantityShort'),
      align: 'right',
      render: ({ maxQuantity }) => maxQuantity,
      compare: (a, b) => a.maxQuantity - b.maxQuantity,
    },
    { key: 'isEnabled', title: t('option.isEnabledShort'), render: (option) => <OptionSwitch option={option} /> },
  ]
}
