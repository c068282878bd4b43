import { formatSiret } from '@filao/domain/company/seller/siret'
import { formatDateTime, formatMonthDay } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { formatCents, formatEuros, toCents } from '@filao/domain/kernel/money'
import { monthText, owedSentence, type PrintedStatement, statementLabels } from '@filao/domain/statements/statement'
import type { StatementLine } from '@filao/domain/statements/statement.schema'
import { statementMessages } from './messages.ts'

type Props = { printed: PrintedStatement; language: Language }

/** Renders the statement of a source: its rentals, their sums, and who owes whom. */
export function StatementSheet({ printed, language }: Props) {
  const { statement, company, at, timezone } = printed
  const w = statementMessages[language]
  const lines = [company.address, company.siret && `SIRET ${formatSiret(company.siret)}`].filter(Boolean)
  const names = { source: statement.source.name, company: company.name }
  return (
    <article className="document" lang={language}>
      <header className="document-head">
        <address className="document-company">
          <span>
            <strong>{company.name}</strong>
            <span className="document-lines">{lines.join('\n')}</span>
          </span>
        </address>
        <div className="document-title">
          <h1>{w.title(statement.source.name)}</h1>
          <p>{w.of(monthText(statement.month, language))}</p>
          <p>{w.printed(formatDateTime(at, timezone, language))}</p>
        </div>
      </header>
      <section className="document-price statement-lines">
        {statement.lines.length === 0 ? <p>{w.none}</p> : <Lines printed={printed} language={language} />}
        <p>
          <strong>{owedSentence(toCents(statement.openAmount), names, language)}</strong>
        </p>
      </section>
    </article>
  )
}

function Lines({ printed: { statement }, language }: Props) {
  const w = statementMessages[language]
  const sums = statement
  const settledCents = toCents(sums.differenceAmount) - toCents(sums.openAmount)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{w.rental}</th>
          <th scope="col">{statementLabels.priceAmount[language]}</th>
          <th scope="col">{statementLabels.commissionAmount[language]}</th>
          <th scope="col">{statementLabels.collectedAmount[language]}</th>
          <th scope="col">{statementLabels.differenceAmount[language]}</th>
        </tr>
      </thead>
      <tbody>
        {statement.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">{nameOf(line, language)}</th>
            <td>{formatEuros(line.priceAmount, language)}</td>
            <td>{formatEuros(line.commissionAmount, language)}</td>
            <td>{formatEuros(line.collectedAmount, language)}</td>
            <td>{formatEuros(line.differenceAmount, language)}</td>
          </tr>
        ))}
      </tbody>
      <tbody className="document-sum">
        <tr className="document-total">
          <th scope="row">{w.total}</th>
          <td>{formatEuros(sums.priceAmount, language)}</td>
          <td>{formatEuros(sums.commissionAmount, language)}</td>
          <td>{formatEuros(sums.collectedAmount, language)}</td>
          <td>{formatEuros(sums.differenceAmount, language)}</td>
        </tr>
        {settledCents !== 0 && (
          <tr>
            <th scope="row" colSpan={4}>
              {w.settled}
            </th>
            <td>{formatCents(settledCents, language)}</td>
          </tr>
        )}
        <tr>
          <th scope="row" colSpan={4}>
            {statementLabels.openAmount[language]}
          </th>
          <td>{formatEuros(sums.openAmount, language)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** Names a rental by both numbers, its customer and its days, as whoever reads the paper looks for it. */
function nameOf(
  { reference, publicId, customer, startsOn, endsOn, status }: StatementLine,
  language: Language,
): string {
  const days = `${formatMonthDay(startsOn.slice(5), language)} – ${formatMonthDay(endsOn.slice(5), language)}`
  const cancelled = status === 'cancelled' && statementMessages[language].cancelled
  return [reference, publicId, customer, days, cancelled].filter(Boolean).join(' · ')
}
