import { PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { feeKindLabels, feeLabels } from '@filao/domain/pricing/fee/fee'
import type { Fee } from '@filao/domain/pricing/fee/fee.schema'
import { useTranslation } from 'react-i18next'
import { deleteFee, exportFees, listAgencies, listCategories, listFees } from '#api/calls'
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
import { FeeSwitch } from './FeeSwitch.tsx'
import { useFeeScope } from './fee-scope.ts'

/** Lists the fees that charge themselves, by case and name. */
export function FeesPage() {
  const { t } = useTranslation('pricing')
  const { companyId } = useSession()
  const mayWrite = useCan('prices.write')
  const fees = useRead(listFees, { params: { companyId } })
  const columns = useColumns()
  return (
    <ListPage<Fee>
      title={t('fee.title')}
      read={fees}
      columns={columns}
      to={({ id }) => paths.fee(id)}
      create={
        mayWrite && (
          <div className="page-actions">
            {fees.data?.length !== 0 && (
              <ExportButton label={t('export')} endpoint={exportFees} input={{ params: { companyId } }} />
            )}
            <LinkButton icon={<UploadOutlined />} aria-label={t('import')} title={t('import')} to={paths.importFees}>
              <span className="action-word">{t('import')}</span>
            </LinkButton>
            <LinkButton to={paths.newFee} type="primary" icon={<PlusOutlined />}>
              {t('fee.create')}
            </LinkButton>
          </div>
        )
      }
      emptyTitle={t('fee.emptyTitle')}
      emptyText={t('fee.emptyText')}
      actions={
        mayWrite &&
        (({ id, name }) => <DeleteButton endpoint={deleteFee} input={{ params: { companyId, id } }} name={name} />)
      }
    />
  )
}

function useColumns(): Column<Fee>[] {
  const { t } = useTranslation('pricing')
  const { companyId } = useSession()
  const params = { companyId }
  const agencies = useRead(listAgencies, { params })
  const categories = useRead(listCategories, { params })
  const scopeOf = useFeeScope(agencies.data ?? [], categories.data ?? [])
  const labels = useLabels(feeLabels)
  const kinds = useLabels(feeKindLabels)
  const language = useLanguage()
  return [
    { key: 'name', title: labels.name, render: ({ name }) => name },
    {
      key: 'kind',
      title: labels.kind,
      render: ({ kind }) => kinds[kind],
      compare: (a, b) => kinds[a.kind].localeCompare(kinds[b.kind], language),
    },
    { key: 'scope', title: t('fee.scope'), render: (fee) => scopeOf(fee).join(' · ') },
    {
      key: 'price',
      title: labels.price,
      align: 'right',
      render: ({ price, dailyPrice, maxAmount }) => (
        <span className="two-lines">
          {(price > 0 || dailyPrice === 0) && <Money euros={price} />}
          {dailyPrice > 0 && (
            <span>
              <Money euros={dailyPrice} /> {t('fee.perDay')}
            </span>
          )}
          {maxAmount !== null && (
            <small>
              {t('fee.atMost')} <Money euros={maxAmount} />
            </small>
          )}
        </span>
      ),
      compare: (a, b) => a.price + a.dailyPrice - b.price - b.dailyPrice,
    },
    { key: 'isEnabled', title: labels.isEnabled, render: (fee) => <FeeSwitch fee={fee} /> },
  ]
}
