import type { JournalClosing } from '@filao/domain/journal/report.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listClosings } from '#api/calls'
import { usePage } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { Dialog } from '#ui/feedback/Dialog'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Money } from '#ui/Money'
import { SegmentedControl } from '#ui/SegmentedControl'
import { DataTable } from '#ui/table/DataTable'
import { useUrlParam } from '#ui/url-param'
import { periodName } from './period-name.ts'
import { Sums } from './Sums.tsx'
import '#ui/date/days-bar.css'

const choices = ['day', 'month', 'year'] as const
type Row = JournalClosing & { id: number }

/** Lists the closings of days, months or years; each opens its totals. */
export function ClosingsTab() {
  const { t } = useTranslation('journal')
  const language = useLanguage()
  const { companyId } = useSession()
  const [chosen, choose] = useUrlParam('closing')
  const [cursor] = useUrlParam('cursor')
  const [open, setOpen] = useState<Row | null>(null)
  const closing = choices.find((one) => one === chosen) ?? 'day'
  const query = { closing, limit: 25, ...(cursor && { cursor }) }
  const page = usePage(listClosings, { params: { companyId }, query })
  return (
    <>
      <div className="days-bar">
        <SegmentedControl
          label={t('closings.of')}
          options={choices.map((value) => ({ value, label: t(`closings.${value}`) }))}
          value={closing}
          onChange={choose}
        />
      </div>
      <DataTable<Row>
        label={t('tabs.closings')}
        read={page}
        rows={page.data?.rows.map((row) => ({ ...row, id: row.seq }))}
        nextCursor={page.data?.nextCursor ?? null}
        columns={[
          { key: 'period', title: t('closings.period'), render: ({ period }) => periodName(period, language) },
          {
            key: 'beforeVat',
            title: t('sums.beforeVat'),
            align: 'right',
            render: ({ interval }) => <Money euros={interval.received.totalBeforeVat} />,
          },
          {
            key: 'vat',
            title: t('sums.vat'),
            align: 'right',
            render: ({ interval }) => <Money euros={interval.received.totalVat} />,
          },
          {
            key: 'total',
            title: t('sums.received'),
            align: 'right',
            render: ({ interval }) => <Money euros={interval.received.total} />,
          },
          {
            key: 'perpetual',
            title: t('sums.perpetual'),
            align: 'right',
            render: ({ perpetual }) => <Money euros={perpetual.received.total} />,
          },
        ]}
        actions={(row) => (
          <Button type="link" onClick={() => setOpen(row)} aria-label={t('closings.show', nameOf(row, language))}>
            {t('closings.detail')}
          </Button>
        )}
        empty={<EmptyState title={t('closings.empty')} text={t('closings.emptyText')} />}
      />
      {open && (
        <Dialog title={t('closings.show', nameOf(open, language))} onClose={() => setOpen(null)}>
          <ClosingDetail closing={open} />
        </Dialog>
      )}
    </>
  )
}

function nameOf({ period }: Row, language: 'fr' | 'en') {
  return { period: periodName(period, language) }
}

function ClosingDetail({ closing }: { closing: JournalClosing }) {
  const { t } = useTranslation('journal')
  const hasDesks = useCan('company.read') && closing.closing === 'day'
  return (
    <div className="journal-detail">
      <Sums title={t('sums.interval')} sums={closing.interval} />
      <Sums title={t('sums.year')} sums={closing.year} />
      <Sums title={t('sums.perpetual')} sums={closing.perpetual} />
      {hasDesks && <Link to={`${paths.cashDesk}?date=${closing.period}`}>{t('closings.desks')}</Link>}
      <p className="journal-hash">{t('closings.entry', { seq: closing.seq })}</p>
      <code className="journal-hash">{closing.hash}</code>
    </div>
  )
}
