import { cashDeskLabels } from '@filao/domain/cash/desk'
import type { CashDesk } from '@filao/domain/cash/desk.schema'
import { personName } from '@filao/domain/customers/name/person'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCashDesks } from '#api/calls'
import { usePage } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { Dialog } from '#ui/feedback/Dialog'
import { EmptyState } from '#ui/feedback/EmptyState'
import { UrlDay } from '#ui/filter/UrlDay'
import { LinkButton } from '#ui/LinkButton'
import { Money } from '#ui/Money'
import { StatusTag } from '#ui/StatusTag'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { useUrlParam } from '#ui/url-param'
import { DeskFacts } from './DeskFacts.tsx'
import { PrintDesk } from './PrintDesk.tsx'

/** Lists the cash desks of all agencies and days for administrators; each opens its sheet. */
export function DeskDays() {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  const { companyId } = useSession()
  const zone = useCompanyZone()
  const [date] = useUrlParam('date')
  const [cursor] = useUrlParam('cursor')
  const [open, setOpen] = useState<CashDesk | null>(null)
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? { date } : {}
  const query = { ...day, limit: 25, ...(cursor && { cursor }) }
  const read = usePage(listCashDesks, { params: { companyId }, query })
  const nameOf = (desk: CashDesk) => ({ day: formatLocalDate(desk.date, language), agency: desk.agency.name })
  return (
    <section className="cash-days" aria-labelledby="cash-days">
      <header>
        <h2 id="cash-days">{t('days.title')}</h2>
        <UrlDay param="date" label={t('days.day')} zone={zone} side="past" />
      </header>
      <DataTable<CashDesk>
        label={t('days.title')}
        read={read}
        rows={read.data?.rows}
        nextCursor={read.data?.nextCursor ?? null}
        columns={useColumns()}
        actions={(desk) => (
          <Button type="link" aria-label={t('days.show', nameOf(desk))} onClick={() => setOpen(desk)}>
            {t('days.detail')}
          </Button>
        )}
        empty={
          day.date ? (
            <EmptyState
              title={t('days.nothing')}
              action={<LinkButton to={paths.cashDesk}>{t('days.all')}</LinkButton>}
            />
          ) : (
            <EmptyState title={t('days.empty')} text={t('days.emptyText')} />
          )
        }
      />
      {open && (
        <Dialog title={t('days.show', nameOf(open))} actions={<PrintDesk desk={open} />} onClose={() => setOpen(null)}>
          <div className="cash-sheet">
            <DeskFacts desk={open} />
          </div>
        </Dialog>
      )}
    </section>
  )
}

function useColumns(): Column<CashDesk>[] {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  return [
    { key: 'date', title: t('days.date'), render: ({ date }) => formatLocalDate(date, language) },
    { key: 'agency', title: cashDeskLabels.agencyId[language], render: ({ agency }) => agency.name },
    {
      key: 'state',
      title: t('days.state'),
      render: ({ closedAt }) => (
        <StatusTag status={closedAt ? 'done' : 'on'}>{t(closedAt ? 'states.closed' : 'states.open')}</StatusTag>
      ),
    },
    {
      key: 'expected',
      title: t('desk.expected'),
      align: 'right',
      render: ({ expectedAmount }) => <Money euros={expectedAmount} />,
    },
    {
      key: 'counted',
      title: t('desk.counted'),
      align: 'right',
      render: ({ countedAmount }) => <Money euros={countedAmount} />,
    },
    {
      key: 'difference',
      title: t('desk.difference'),
      align: 'right',
      render: ({ differenceAmount }) => <Money euros={differenceAmount} />,
    },
    {
      key: 'closedBy',
      title: t('days.closedBy'),
      isExtra: true,
      render: ({ closedBy }) => (closedBy ? personName(closedBy) : '–'),
    },
  ]
}
