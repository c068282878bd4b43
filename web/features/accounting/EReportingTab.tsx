import { flows, outsideLabels, paymentLabels } from '@filao/domain/accounting/e-report'
import type { EReporting, ReportingLine } from '@filao/domain/accounting/e-reporting.schema'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { formatNumber } from '@filao/domain/kernel/number-text'
import { useTranslation } from 'react-i18next'
import { exportEReporting, readEReporting } from '#api/calls'
import { useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DaysBar } from '#ui/date/DaysBar'
import { useDays } from '#ui/date/use-days'
import { EmptyState } from '#ui/feedback/EmptyState'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { Money } from '#ui/Money'
import { ExportButton } from '#ui/table/ExportButton'

/** Shows the figures of a period that an approved platform asks for; Filao sends them nowhere. */
export function EReportingTab() {
  const { t } = useTranslation('accounting')
  const { companyId } = useSession()
  const days = useDays(useCompanyZone())
  const { from, to } = days
  const params = { companyId }
  const read = useRead(readEReporting, { params, query: { from, to } })
  return (
    <>
      <p className="accounting-intro">{t('reporting.intro')}</p>
      <DaysBar days={days}>
        {read.data?.outside === null && (
          <ExportButton
            can="accounting.read"
            label={t('reporting.export')}
            endpoint={exportEReporting}
            input={{ params, query: { from, to } }}
          />
        )}
      </DaysBar>
      <WhenLoaded read={read} skeleton={8}>
        {(report) => <Report report={report} />}
      </WhenLoaded>
    </>
  )
}

function Report({ report: { outside, withoutPayments, unbilled, lines } }: { report: EReporting }) {
  const { t } = useTranslation('accounting')
  const language = useLanguage()
  if (outside) return <EmptyState title={t('reporting.outside')} text={outsideLabels[outside][language]} />
  return (
    <>
      {unbilled !== 0 && (
        <p className="accounting-hint">
          <Money euros={unbilled} /> {t('reporting.unbilled')}
        </p>
      )}
      {withoutPayments && <p className="accounting-hint">{paymentLabels[withoutPayments][language]}</p>}
      {lines.length === 0 && <EmptyState title={t('reporting.empty')} text={t('reporting.emptyText')} />}
      <div className="accounting-flows">
        {flows.map((flow) => (
          <Flow key={flow} flow={flow} lines={lines.filter((line) => line.flow === flow)} />
        ))}
      </div>
    </>
  )
}

function Flow({ flow, lines }: { flow: ReportingLine['flow']; lines: ReportingLine[] }) {
  const { t } = useTranslation('accounting')
  if (lines.length === 0) return null
  const name = t(`reporting.flow.${flowWords[flow]}`)
  return (
    <section className="accounting-comparison accounting-flow" aria-label={name}>
      <h2>{name}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('reporting.base')}</th>
            <th scope="col">{t('reporting.vat')}</th>
            <th scope="col">{t('reporting.total')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={`${line.day} ${line.category} ${line.rate} ${line.number}`} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const flowWords = { '10.3': 'sales', '10.4': 'payments', '10.1': 'abroad', '10.2': 'paymentsAbroad' } as const

function Row({ line: { day, category, rate, documents, base, vat, total, number, buyer } }: { line: ReportingLine }) {
  const { t } = useTranslation('accounting')
  const language = useLanguage()
  const words = [
    category,
    rate === null ? t('reporting.noVat') : t('reporting.rate', { rate: formatNumber(rate, language) }),
    category !== null && number === null && t('reporting.documents', { count: documents }),
    number,
    buyer && [buyer.name, buyer.country].filter(Boolean).join(', '),
  ]
  return (
    <tr>
      <th scope="row">
        {formatLocalDate(day, language)}
        <small>{words.filter(Boolean).join(' · ')}</small>
      </th>
      <td>
        <Money euros={base} />
      </td>
      <td>
        <Money euros={vat} />
      </td>
      <td>
        <Money euros={total} />
      </td>
    </tr>
  )
}
