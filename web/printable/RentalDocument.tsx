import { isBlank, parseRichText } from '@filao/domain/company/rich-text'
import { formatDate } from '@filao/domain/kernel/date-words'
import { addMinutes } from '@filao/domain/kernel/time'
import type { RentalDocument as Document } from '@filao/domain/rentals/document'
import { documentLabels } from '@filao/domain/rentals/labels'
import { termValues } from '@filao/domain/rentals/term-values'
import { CompanyBlock, DriversTable, PartyBlock } from './Parties.tsx'
import { PriceTable } from './PriceTable.tsx'
import { RichText } from './RichText.tsx'
import { StopsBlock, VehicleBlock } from './VehicleBlock.tsx'
import { words } from './words.ts'

/** Quote, reservation or contract: everything the two parties agree on, to be read, printed and signed. */
export function RentalDocument({ document }: { document: Document }) {
  const { rental, company, customer, departureAgency, arrivalAgency } = document
  const language = customer.language
  const w = words[language]
  const isQuote = rental.status === 'quote' || rental.status === 'draft'
  const day = (instant: string) => formatDate(instant, departureAgency.timezone, language)
  const values = termValues({ ...rental, company, customer, departureAgency, arrivalAgency })
  return (
    <article className="document" lang={language}>
      <header className="document-head">
        <CompanyBlock document={document} />
        <div className="document-title">
          <h1>{documentLabels[rental.status][language]}</h1>
          <p>
            {w.number} <strong>{rental.publicId}</strong>
          </p>
          <p>
            {w.on} {day(rental.updatedAt)}
          </p>
          {isQuote && (
            <p>
              {w.validUntil} {day(addMinutes(rental.updatedAt, company.quoteValidityDays * 1440))}
            </p>
          )}
        </div>
      </header>
      {rental.status === 'cancelled' && <p className="document-cancelled">{w.cancelled}</p>}
      <div className="document-pair">
        <PartyBlock document={document} />
        <VehicleBlock document={document} />
      </div>
      <DriversTable document={document} />
      <StopsBlock document={document} />
      <PriceTable document={document} />
      <Terms title={w.contractTerms} html={document.contractTerms} values={values} />
      <section className="document-signatures">
        {[w.lessor, w.customer].map((party) => (
          <div key={party}>
            <h2>{party}</h2>
            <p>{isQuote ? w.signQuote : w.signHere}</p>
          </div>
        ))}
      </section>
      <Terms title={w.rentalTerms} html={document.rentalTerms} values={values} isLong />
    </article>
  )
}

type TermsProps = { title: string; html: string; values: Record<string, string>; isLong?: boolean }

function Terms({ title, html, values, isLong = false }: TermsProps) {
  const nodes = parseRichText(html)
  if (isBlank(nodes)) return null
  return (
    <section className={isLong ? 'document-terms is-long' : 'document-terms'}>
      <h2>{title}</h2>
      <div className="document-rich">
        <RichText nodes={nodes} values={values} />
      </div>
    </section>
  )
}
