import type { Days } from '@filao/domain/statistics/days'
import { figureText } from '@filao/domain/statistics/figure-text'
import { type FigureName, figureLabels } from '@filao/domain/statistics/labels'
import {
  type Division,
  divisionLabels,
  divisions,
  type Extra,
  extraLabels,
  extras,
  hasFleet,
  hasRequests,
  partName,
  senderLabels,
} from '@filao/domain/statistics/share'
import type { ExtraShare, Share } from '@filao/domain/statistics/share.schema'
import { useTranslation } from 'react-i18next'
import { exportStatistics, listFeeShares, listOptionShares, listShares } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { ExportButton } from '#ui/table/ExportButton'
import { TabBar } from '#ui/tabs/TabBar'
import { useUrlParam } from '#ui/url-param'
import { refusedOf, rentalsOf } from './rows-of.ts'
import { Senders } from './Senders.tsx'
import './shares.css'

const tabs = [...divisions, 'sender', ...extras] as const
type Tab = (typeof tabs)[number]
const labels = { ...divisionLabels, ...extraLabels, sender: senderLabels.sender }

/** Divides the figures of a period by agency, category, vehicle, source, sender, option or fee. */
export function Shares({ days }: { days: Days }) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { companyId } = useSession()
  const [requested, choose] = useUrlParam('by')
  const active: Tab = tabs.find((tab) => tab === requested) ?? 'category'
  return (
    <section className="stat-panel" aria-label={t('shares.title')}>
      <header>
        <h2>{t('shares.title')}</h2>
        <ExportButton
          label={t('shares.export')}
          endpoint={exportStatistics}
          input={{ params: { companyId }, query: { ...days, of: active } }}
        />
      </header>
      <TabBar
        label={t('shares.title')}
        tabs={tabs.map((key) => ({
          key,
          label: labels[key][language],
        }))}
        active={active}
        onChange={choose}
      >
        {active === 'sender' ? (
          <Senders days={days} />
        ) : active === 'option' || active === 'fee' ? (
          <Extras key={active} days={days} of={active} />
        ) : (
          <Parts key={active} days={days} by={active} />
        )}
      </TabBar>
    </section>
  )
}

type Row = Share & { id: number }

function Parts({ days, by }: { days: Days; by: Division }) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { companyId } = useSession()
  const mayOpenRows = useCan('company.read')
  const read = useRead(listShares, { params: { companyId }, query: { ...days, by } })
  const rows = read.data?.map((share, at): Row => ({ ...share, id: share.id ?? -1 - at }))
  const own: FigureName[] = hasFleet(by)
    ? [
        'utilisation',
        'rentedDays',
        'revenueAmount',
        'dailyRateAmount',
        'rentalsCount',
        'chargesAmount',
        'upkeepAmount',
        'marginAmount',
      ]
    : ['rentedDays', 'revenueAmount', 'dailyRateAmount', 'rentalsCount', 'discountAmount', 'chargesAmount']
  const figures: FigureName[] = hasRequests(by) ? [...own, 'refusedCount', 'refusedDays'] : own
  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: divisionLabels[by][language],
      width: 200,
      render: ({ name }) => partName(name, by, language),
      compare: (a, b) => a.name.localeCompare(b.name),
    },
    ...figures.map((figure) => ({
      key: figure,
      title: figureLabels[figure].label[language],
      align: 'right' as const,
      isExtra: figure === 'chargesAmount' || figure === 'upkeepAmount' || figure === 'discountAmount',
      render: (row: Row) => figureText(figure, row[figure], language),
      compare: (a: Row, b: Row) => (a[figure] ?? -1) - (b[figure] ?? -1),
    })),
  ]
  const rowsOf = ({ id }: Row) => {
    if (by === 'vehicle') return paths.vehicle(id)
    if (by === 'category' && id < 0) return refusedOf(days)
    return rentalsOf(days, by === 'agency' ? { agency: id } : by === 'category' ? { category: id } : {})
  }
  return (
    <DataTable<Row>
      label={divisionLabels[by][language]}
      read={read}
      rows={rows}
      columns={columns}
      {...(mayOpenRows && { to: rowsOf })}
      empty={<EmptyState title={t('shares.none')} />}
    />
  )
}

function Extras({ days, of }: { days: Days; of: Extra }) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { companyId } = useSession()
  const mayOpenThem = useCan('company.read')
  const read = useRead(of === 'option' ? listOptionShares : listFeeShares, { params: { companyId }, query: days })
  const columns: Column<ExtraShare>[] = [
    { key: 'name', title: extraLabels[of][language], render: ({ name }) => name },
    ...(['revenueAmount', 'rentalsCount'] as const).map((figure) => ({
      key: figure,
      title: figureLabels[figure].label[language],
      align: 'right' as const,
      render: (row: ExtraShare) => figureText(figure, row[figure], language),
      compare: (a: ExtraShare, b: ExtraShare) => a[figure] - b[figure],
    })),
  ]
  return (
    <DataTable<ExtraShare>
      label={extraLabels[of][language]}
      read={read}
      rows={read.data}
      columns={columns}
      {...(mayOpenThem && { to: ({ id }) => (of === 'option' ? paths.option(id) : paths.fee(id)) })}
      empty={<EmptyState title={t('shares.none')} />}
    />
  )
}
