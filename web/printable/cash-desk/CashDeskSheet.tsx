import type { MemberName } from '@filao/domain/access/user'
import { type CashDeskSheet as Content, cashDeskLabels } from '@filao/domain/cash/desk'
import { formatSiret } from '@filao/domain/company/seller/siret'
import { personName } from '@filao/domain/customers/name/person'
import { formatDateTime, formatLocalDate } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { formatCents, formatEuros, toCents } from '@filao/domain/kernel/money'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { paymentLabels } from '@filao/domain/ledger/payment'
import { cashDeskMessages } from './messages.ts'

type Props = { sheet: Content; language: Language }

/** Renders a cash desk: its movements by payment method, its cash and its count, with a space for a signature. */
export function CashDeskSheet({ sheet, language }: Props) {
  const { desk, company } = sheet
  const w = cashDeskMessages[language]
  const at = (instant: string) => formatDateTime(instant, desk.agency.timezone, language)
  const lines = [company.address, company.siret && `SIRET ${formatSiret(company.siret)}`].filter(Boolean)
  const nameOf = (member: MemberName | null) => (member ? personName(member) : '')
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
          <h1>{w.title}</h1>
          <p>
            <strong>{desk.agency.name}</strong>
          </p>
          <p>{formatLocalDate(desk.date, language)}</p>
          <p>{w.opened(at(desk.openedAt), nameOf(desk.openedBy))}</p>
          <p>{desk.closedAt ? w.closed(at(desk.closedAt), nameOf(desk.closedBy)) : w.open}</p>
          <p>{w.since(at(desk.since))}</p>
        </div>
      </header>
      <Movements sheet={sheet} language={language} />
      <Cash sheet={sheet} language={language} />
      {desk.counts && desk.counts.length > 0 && <Count counts={desk.counts} language={language} />}
      <section>
        <h2>{w.signature}</h2>
        <span className="document-blank" />
      </section>
    </article>
  )
}

function Movements({ sheet: { desk }, language }: Props) {
  const w = cashDeskMessages[language]
  const money = (cents: number) => formatCents(cents, language)
  return (
    <section className="document-price">
      <h2>{w.movements}</h2>
      {desk.methods.length === 0 ? (
        <p>{w.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{paymentLabels.method[language]}</th>
              <th scope="col">{w.received}</th>
              <th scope="col">{w.refunded}</th>
              <th scope="col">{w.net}</th>
            </tr>
          </thead>
          <tbody>
            {desk.methods.map(({ method, receivedAmount, refundedAmount, keptAmount }) => (
              <tr key={method}>
                <th scope="row">
                  {paymentMethodLabels[method][language]}
                  {keptAmount > 0 && ` – ${w.kept(formatEuros(keptAmount, language))}`}
                </th>
                <td>{formatEuros(receivedAmount, language)}</td>
                <td>{money(0 - toCents(refundedAmount))}</td>
                <td>{money(toCents(receivedAmount) - toCents(refundedAmount))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Cash({ sheet: { desk }, language }: Props) {
  const w = cashDeskMessages[language]
  const money = (cents: number) => formatCents(cents, language)
  const cash = desk.methods.find(({ method }) => method === 'cash')
  const kept = cash && cash.keptAmount > 0 ? w.kept(formatEuros(cash.keptAmount, language)) : null
  const rows = [
    [cashDeskLabels.floatAmount[language], toCents(desk.floatAmount), desk.floatReason],
    [w.cashIn, toCents(cash?.receivedAmount ?? 0), kept],
    [w.cashOut, 0 - toCents(cash?.refundedAmount ?? 0), kept],
    [w.expected, toCents(desk.expectedAmount), null],
    ...(desk.countedAmount === null ? [] : [[w.counted, toCents(desk.countedAmount), null] as const]),
  ] as const
  return (
    <section className="document-price">
      <h2>{paymentMethodLabels.cash[language]}</h2>
      <table>
        <tbody>
          {rows.map(([label, cents, reason]) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {reason && ` – ${reason}`}
              </th>
              <td>{money(cents)}</td>
            </tr>
          ))}
        </tbody>
        {desk.differenceAmount !== null && (
          <tbody className="document-sum">
            <tr className="document-total">
              <th scope="row">
                {w.difference}
                {desk.differenceReason && ` – ${desk.differenceReason}`}
              </th>
              <td>{money(toCents(desk.differenceAmount))}</td>
            </tr>
          </tbody>
        )}
      </table>
    </section>
  )
}

function Count({ counts, language }: { counts: NonNullable<Content['desk']['counts']>; language: Language }) {
  const w = cashDeskMessages[language]
  return (
    <section className="document-price">
      <h2>{cashDeskLabels.counts[language]}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.value}</th>
            <th scope="col">{cashDeskLabels.quantity[language]}</th>
            <th scope="col">{cashDeskLabels.amount[language]}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ value, quantity }) => (
            <tr key={value}>
              <th scope="row">{formatEuros(value, language)}</th>
              <td>{quantity}</td>
              <td>{formatCents(toCents(value) * quantity, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
