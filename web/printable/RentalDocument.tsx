import { termsLabels } from '@filao/domain/company/terms'

import { formatDate, formatDateTime } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { addMinutes } from '@filao/domain/kernel/time'
import type { RentalDocument as Document } from '@filao/domain/rentals/document/document.schema'
import { termValues } from '@filao/domain/rentals/document/term-values'
import { shownPromise } from '@filao/domain/rentals/promise/promise'
import { documentLabels } from '@filao/domain/rentals/record/labels'
import { acceptableUntil } from '@filao/domain/rentals/status/lapse'
import { ConditionBlock } from './ConditionBlock.tsx'
import { ConditionsBlock } from './ConditionsBlock.tsx'
import { PriceTable } from './PriceTable.tsx'
import { paperMessages } from './paper/messages.ts'
import { PaperTitle } from './paper/PaperTitle.tsx'
import { CompanyBlock, DriversTable, PartyBlock } from './paper/Parties.tsx'
import { paperOf } from './paper/paper.ts'
import { ReadingsTable } from './ReadingsTable.tsx'
import { Signatures } from './Signatures.tsx'
import { Terms } from './Terms.tsx'
import { StopsBlock, VehicleBlock } from './VehicleBlock.tsx'

/** Data of a stored document: the instant it was stored, and the hash of its text. */
export type Kept = { keptAt: string; sha256: string }

/** `drawing` is the address of the vehicle's drawing; `kept` is set for a stored document and proves its content. */
type Props = { document: Document; drawing: string | null; kept?: Kept | undefined }

/** Renders a quote, reservation or contract: everything the two parties agree on, to be read, printed and signed. */
export function RentalDocument({ document, drawing, kept }: Props) {
  const { rental, company, customer, departureAgency, arrivalAgency, conditions } = document
  const { language, languages, say, w } = paperOf(document)
  const parts = { ...rental, company, customer, departureAgency, arrivalAgency, conditions }
  const valuesIn = (written: Language) => termValues(parts, written)
  const isContract = ['pending', 'ongoing', 'done'].includes(rental.status)
  return (
    <article className="document" lang={language}>
      {rental.status === 'cancelled' && <div className="document-mark" data-mark={w.cancelledMark} aria-hidden />}
      <header className="document-head">
        <CompanyBlock document={document} />
        <Title document={document} kept={kept} />
      </header>
      {kept && (
        <p className="document-kept">
          {say((one) => paperMessages[one].kept(formatDateTime(kept.keptAt, departureAgency.timezone, one)))} SHA-256{' '}
          <code>{kept.sha256}</code>
        </p>
      )}
      {rental.status === 'cancelled' && <p className="document-cancelled">{w.cancelled}</p>}
      <div className="document-pair">
        <PartyBlock document={document} />
        <VehicleBlock document={document} />
      </div>
      <DriversTable document={document} />
      <StopsBlock document={document} />
      <PriceTable document={document} />
      {rental.status !== 'cancelled' && <ConditionsBlock document={document} />}
      {isContract && <ReadingsTable document={document} />}
      {isContract && !shownPromise(rental, language) && <ConditionBlock document={document} drawing={drawing} />}
      <Terms
        title={say(termsLabels.contractTerms)}
        html={document.contractTerms}
        languages={languages}
        valuesIn={valuesIn}
      />
      {rental.status !== 'cancelled' && <Signatures document={document} />}
      <Terms
        title={say(termsLabels.rentalTerms)}
        html={document.rentalTerms}
        languages={languages}
        valuesIn={valuesIn}
        isGeneral
      />
    </article>
  )
}

/** Renders the kind of document, its number and its dates. */
function Title({ document, kept }: Omit<Props, 'drawing'>) {
  const { rental, company, departureAgency, acceptance } = document
  const { language, languages, w } = paperOf(document)
  const day = (instant: string) => formatDate(instant, departureAgency.timezone, language)
  const isQuote = rental.status === 'quote' || rental.status === 'draft'
  const validUntil = rental.validUntil ?? addMinutes(rental.updatedAt, company.quoteValidityDays * 1440)
  const until = acceptableUntil(rental.start, validUntil)
  return (
    <div className="document-title">
      <PaperTitle languages={languages} title={(one) => documentLabels[rental.status][one]} />
      <p>
        {w.number} <strong>{rental.publicId}</strong>
      </p>
      <p>
        {w.on} {day(acceptance?.at ?? kept?.keptAt ?? rental.updatedAt)}
      </p>
      {isQuote && (
        <p>
          {w.validUntil} <strong>{day(until)}</strong>
        </p>
      )}
    </div>
  )
}
