import { sellerName } from '@filao/domain/company/seller/seller'
import { customerName } from '@filao/domain/customers/name/person'
import { type FineLetter as Content, letterText, noticeLines, reportedLines } from '@filao/domain/fines/letter'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { CompanyBlock } from '../paper/Parties.tsx'
import { letterMessages } from './messages.ts'

/** Renders the letter that tells a driver about a fine, what the administration is told, and the fee. */
export function FineLetter({ letter }: { letter: Content }) {
  const { company, driver, writtenOn } = letter
  const { language, address, postalCode, city } = driver
  const w = letterMessages[language]
  const reported = reportedLines(letter)
  return (
    <article className="document" lang={language}>
      <header className="document-head">
        <CompanyBlock document={{ company, customer: driver, languages: [] }} />
        <div className="document-title">
          <h1>{w.title}</h1>
          <p>
            {w.on} {formatLocalDate(writtenOn, language)}
          </p>
        </div>
      </header>
      <section>
        <h2>{w.to}</h2>
        <strong>{customerName(driver)}</strong>
        {address && <p className="document-lines">{address}</p>}
        {(postalCode || city) && <p>{[postalCode, city].filter(Boolean).join(' ')}</p>}
      </section>
      <section>
        <h2>{w.greeting}</h2>
        {letterText(letter).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Facts title={w.notice} lines={noticeLines(letter)} />
      {reported.length > 0 && <Facts title={w.reported} lines={reported} />}
      <section>
        <p>{w.farewell}</p>
        <strong>{sellerName(company)}</strong>
      </section>
    </article>
  )
}

function Facts({ title, lines }: { title: string; lines: [label: string, value: string][] }) {
  return (
    <section>
      <h2>{title}</h2>
      <table>
        <tbody>
          {lines.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
