import { FilePdfOutlined } from '@ant-design/icons'
import { toCents } from '@filao/domain/kernel/money'
import { monthText, owedSentence, statementLabels } from '@filao/domain/statements/statement'
import type { Statement, StatementLine } from '@filao/domain/statements/statement.schema'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { exportStatement, getStatement, printStatement } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { DownloadButton } from '#ui/file/DownloadButton'
import { LinkButton } from '#ui/LinkButton'
import { Money } from '#ui/Money'
import { PageHeader } from '#ui/PageHeader'
import { DataTable } from '#ui/table/DataTable'
import { ExportButton } from '#ui/table/ExportButton'
import { useLineColumns } from './line-columns.tsx'
import { MonthSelect, useMonth } from './MonthSelect.tsx'
import { Settle } from './Settle.tsx'
import { Settlements } from './Settlements.tsx'
import './statements.css'

/** Shows the statement of a source for a month: its rentals, their sums, what is left to settle. */
export function StatementPage() {
  const { t } = useTranslation('statements')
  const { companyId } = useSession()
  const id = Number(useParams().id)
  const [month] = useMonth()
  const input = { params: { companyId, id }, query: { month } }
  const read = useRead(getStatement, input)
  const name = read.data?.source.name ?? ''
  return (
    <>
      <PageHeader
        title={t('ofSource', { source: name })}
        count={read.data?.lines.length}
        action={
          <>
            <ExportButton label={t('export')} endpoint={exportStatement} input={input} can="accounting.read" />
            <DownloadButton
              icon={<FilePdfOutlined />}
              endpoint={printStatement}
              input={{ ...input, query: { month, format: 'pdf' } }}
              aria-label={t('print')}
            >
              PDF
            </DownloadButton>
          </>
        }
      >
        <LinkButton to={`${paths.statements}?month=${month}`}>{t('all')}</LinkButton>
        <MonthSelect />
        <LinkButton to={`${paths.compareStatement(id)}?month=${month}`}>{t('compare.open')}</LinkButton>
      </PageHeader>
      <WhenLoaded read={read} skeleton={8}>
        {(statement) => statement.lines.length > 0 && <Sums statement={statement} />}
      </WhenLoaded>
      <Lines read={read} month={month} />
      {read.data && <Settlements statement={read.data} />}
    </>
  )
}

type Read = { data: Statement | undefined; isPending: boolean; error: unknown; refetch: () => unknown }

function Lines({ read, month }: { read: Read; month: string }) {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  const columns = useLineColumns()
  // An accountant reads the money of rentals and opens none.
  const mayOpen = useCan('company.read')
  if (!read.data) return null
  return (
    <DataTable<StatementLine>
      label={t('lines')}
      read={read}
      rows={read.data.lines}
      columns={columns}
      {...(mayOpen && { to: ({ id }: StatementLine) => paths.rentalSummary(id) })}
      empty={<EmptyState title={t('empty.lines', { month: monthText(month, language) })} text={t('empty.linesText')} />}
    />
  )
}

function Sums({ statement }: { statement: Statement }) {
  const language = useLanguage()
  const { company } = useSession()
  const keys = ['priceAmount', 'commissionAmount', 'collectedAmount', 'differenceAmount', 'openAmount'] as const
  const names = { source: statement.source.name, company: company.name }
  return (
    <section className="statement-sums">
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>{statementLabels[key][language]}</dt>
            <dd>
              <Money euros={statement[key]} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>{owedSentence(toCents(statement.openAmount), names, language)}</strong>
      </p>
      <Settle statement={statement} />
    </section>
  )
}
