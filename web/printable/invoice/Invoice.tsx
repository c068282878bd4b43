import { companyPhone } from '@filao/domain/company/phone'
import { sellerLines, sellerName } from '@filao/domain/company/seller/seller'
import { customerLabels } from '@filao/domain/customers/customer'
import type { PrintedInvoice } from '@filao/domain/invoicing/content'
import type { InvoiceContent } from '@filao/domain/invoicing/content.schema'
import { creditLabels } from '@filao/domain/invoicing/credit'
import { invoiceKindLabels } from '@filao/domain/invoicing/kind'
import { formatDate, formatDateTime, formatLocalDate } from '@filao/domain/kernel/date-text'
import { formatCents } from '@filao/domain/kernel/money'
import { paperMessages } from '../paper/messages.ts'
import { PaperTitle } from '../paper/PaperTitle.tsx'
import { InvoiceLines } from './InvoiceLines.tsx'
import { paperOfInvoice } from './messages.ts'

/**
 * Renders an invoice, an advance, a credit note or a claim from its frozen data, with the mentions of the law (CGI ann.
 * II, art. 242 nonies A; for consumers the note of the arrêté 83-50/A).
 */
export function Invoice({ printed: { content, sha256, journalHash } }: { printed: PrintedInvoice }) {
  const { kind, number, issuedOn, dueOn, corrects, reason, totals, mentions, payments, rental } = content
  const { language, languages, say, w } = paperOfInvoice(content)
  const day = (date: string) => formatLocalDate(date, language)
  const isPayable = kind !== 'credit_note' && totals.totalCents > content.paidCents
  return (
    <article className="document invoice" lang={language}>
      <header className="document-head">
        <SellerBlock content={content} />
        <div className="document-title">
          <PaperTitle languages={languages} title={(one) => invoiceKindLabels[kind][one]} />
          <p>
            {say((one) => paperMessages[one].number)} <strong>{number ?? w.preview}</strong>
          </p>
          <p>
            {w.issuedOn} {day(issuedOn)}
          </p>
          {isPayable && (
            <p>
              {w.dueOn} {day(dueOn)}
            </p>
          )}
        </div>
      </header>
      <div className="document-pair">
        <RentalBlock content={content} />
        <BuyerBlock content={content} />
      </div>
      {corrects && (
        <p className="invoice-corrects">
          <strong>{w.corrects(corrects.number, day(corrects.issuedOn))}</strong>
          {reason && (
            <span className="document-lines">
              {say(creditLabels.reason)}
              {language === 'fr' ? '\u202f: ' : ': '}
              {reason}
            </span>
          )}
        </p>
      )}
      <InvoiceLines content={content} />
      {payments.length > 0 && (
        <section>
          <h2>{content.advances.length > 0 ? w.paymentsWithAdvances : w.payments}</h2>
          <ul className="invoice-payments">
            {payments.map(({ at, method, amountCents }) => (
              <li key={`${at} ${method} ${amountCents}`}>
                {formatDate(at, rental.departureAgency.timezone, language)} · {method} ·{' '}
                {formatCents(amountCents, language)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="invoice-mentions">
        <h2>{w.mentions}</h2>
        {mentions.map((mention) => (
          <p key={mention} className="document-lines">
            {mention}
          </p>
        ))}
        {journalHash && sha256 && (
          <p>
            {w.journal} {journalHash.slice(0, 12)} · {w.hash} {sha256}
          </p>
        )}
      </section>
    </article>
  )
}

function SellerBlock({ content }: { content: InvoiceContent }) {
  const { seller } = content
  const { language, say } = paperOfInvoice(content)
  const contact = [
    seller.phoneNumber && `${say((one) => paperMessages[one].phone)} ${companyPhone(seller.phoneNumber)}`,
    seller.email,
    seller.website,
    ...sellerLines(seller, language),
  ].filter(Boolean)
  return (
    <address className="document-company">
      {seller.logoUrl && <img src={seller.logoUrl} alt="" />}
      <span>
        <strong>{sellerName(seller)}</strong>
        {seller.address && <span className="document-lines">{seller.address}</span>}
      </span>
      {contact.length > 0 && <span className="document-lines">{contact.join('\n')}</span>}
    </address>
  )
}

function BuyerBlock({ content }: { content: InvoiceContent }) {
  const { buyer } = content
  const { say, w } = paperOfInvoice(content)
  return (
    <section>
      <h2>{w.buyer}</h2>
      <strong>{buyer.name}</strong>
      {buyer.contactName && (
        <p>
          {w.attention} {buyer.contactName}
        </p>
      )}
      {buyer.address && <p className="document-lines">{buyer.address}</p>}
      {buyer.siren && (
        <p>
          {say(customerLabels.siren)} {buyer.siren.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')}
        </p>
      )}
      {buyer.vatNumber && (
        <p>
          {w.vatNumber} {buyer.vatNumber}
        </p>
      )}
      {buyer.email && <p>{buyer.email}</p>}
    </section>
  )
}

function RentalBlock({ content }: { content: InvoiceContent }) {
  const { rental, buyer } = content
  const { language, w } = paperOfInvoice(content)
  const stop = (at: string, { name, city, timezone }: InvoiceContent['rental']['departureAgency']) =>
    [formatDateTime(at, timezone, language), name, city].filter(Boolean).join(', ')
  return (
    <section>
      <h2>{w.rental}</h2>
      <strong>{rental.publicId}</strong>
      <p>
        {rental.vehicle !== rental.registrationNumber && `${rental.vehicle} `}
        {rental.registrationNumber && <span className="document-plate">{rental.registrationNumber}</span>}
      </p>
      <p>
        {w.from} {stop(rental.start, rental.departureAgency)}
      </p>
      <p>
        {w.to} {stop(rental.end, rental.arrivalAgency)}
      </p>
      {rental.driver !== buyer.name && (
        <p>
          {w.driver} {rental.driver}
        </p>
      )}
    </section>
  )
}
