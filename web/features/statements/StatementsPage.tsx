import { statementLabels } from '@filao/domain/statements/statement'
import type { SourceMonth } from '@filao/domain/statements/statement.schema'
import { useTranslation } from 'react-i18next'
import { listSourceMonths } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { Money } from '#ui/Money'
import { PageHeader } from '#ui/PageHeader'
import { DataTable } from '#ui/table/DataTable'
import { MonthSelect, useMonth } from './MonthSelect.tsx'
import './statements.css'

type Row = SourceMonth & { id: number }

/** Lists who sent rentals in a month, with what each owes and is owed. */
export function StatementsPage() {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  const { companyId } = useSession()
  const [month] = useMonth()
  const read = useRead(listSourceMonths, { params: { companyId }, query: { month } })
  const rows = read.data?.map((row): Row => ({ ...row, id: row.source.id }))
  const money = (key: 'priceAmount' | 'commissionAmount' | 'collectedAmount' | 'differenceAmount' | 'openAmount') => ({
    key,
    title: statementLabels[key][language],
    align: 'right' as const,
    render: (row: Row) => <Money euros={row[key]} />,
  })
  return (
    <>
      <PageHeader title={t('title')}>
        <MonthSelect />
      </PageHeader>
      <p className="statement-notes">{t('intro')}</p>
      <DataTable<Row>
        label={t('title')}
        read={read}
        rows={rows}
        columns={[
          { key: 'source', title: t('source'), render: ({ source }) => source.name },
          { key: 'count', title: t('rentals'), align: 'right', render: ({ count }) => count },
          money('priceAmount'),
          money('commissionAmount'),
          money('collectedAmount'),
          money('differenceAmount'),
          money('openAmount'),
        ]}
        to={({ id }) => `${paths.statement(id)}?month=${month}`}
        empty={
          <EmptyState
            title={t('empty.sources')}
            text={t('empty.sourcesText')}
            action={<LinkButton to={paths.sources}>{t('empty.toSources')}</LinkButton>}
          />
        }
      />
    </>
  )
}
