import { PlusOutlined } from '@ant-design/icons'
import { formatEuros } from '@filao/domain/kernel/money'
import { sourceKindLabels, sourceLabels } from '@filao/domain/sources/source'
import type { Source } from '@filao/domain/sources/source.schema'
import { useTranslation } from 'react-i18next'
import { deleteSource, listSources } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { LinkButton } from '#ui/LinkButton'
import type { Column } from '#ui/table/data-table'
import { ListPage } from '#ui/table/ListPage'
import { SourceSwitch } from './SourceSwitch.tsx'

/** Lists those who send rentals to the company. */
export function SourcesPage() {
  const { t } = useTranslation('sources')
  const { companyId } = useSession()
  const mayWrite = useCan('company.write')
  const sources = useRead(listSources, { params: { companyId } })
  const columns = useColumns()
  return (
    <ListPage<Source>
      title={t('title')}
      read={sources}
      columns={columns}
      {...(mayWrite && { to: ({ id }: Source) => paths.source(id) })}
      create={
        mayWrite && (
          <LinkButton to={paths.newSource} type="primary" icon={<PlusOutlined />}>
            {t('create')}
          </LinkButton>
        )
      }
      emptyTitle={t('emptyTitle')}
      emptyText={t('emptyText')}
      actions={
        mayWrite &&
        (({ id, name }) => <DeleteButton endpoint={deleteSource} input={{ params: { companyId, id } }} name={name} />)
      }
    />
  )
}

function useColumns(): Column<Source>[] {
  const { t } = useTranslation('sources')
  const labels = useLabels(sourceLabels)
  const kinds = useLabels(sourceKindLabels)
  const language = useLanguage()
  const percent = (value: number) => `${value.toLocaleString(language, { signDisplay: 'auto' })}\u00a0%`
  return [
    { key: 'name', title: labels.name, render: ({ name }) => name, compare: (a, b) => a.name.localeCompare(b.name) },
    {
      key: 'kind',
      title: labels.kind,
      render: ({ kind }) => kinds[kind],
      compare: (a, b) => kinds[a.kind].localeCompare(kinds[b.kind], language),
    },
    {
      key: 'commission',
      title: t('commission'),
      render: ({ commissionPercent, commissionAmount }) => {
        if (commissionPercent !== null) return percent(commissionPercent)
        return commissionAmount === null ? t('none') : `${formatEuros(commissionAmount, language)} ${t('perRental')}`
      },
    },
    {
      key: 'adjustment',
      title: t('adjustment'),
      render: ({ priceAdjustmentPercent: change }) =>
        change ? `${change > 0 ? '+' : ''}${percent(change)}` : t('noAdjustment'),
    },
    { key: 'collects', title: t('collects'), render: ({ collectsMoney }) => t(collectsMoney ? 'yes' : 'no') },
    { key: 'isEnabled', title: t('enabledShort'), render: (source) => <SourceSwitch source={source} /> },
  ]
}
