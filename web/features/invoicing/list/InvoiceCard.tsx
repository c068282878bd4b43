import type { InvoiceRow } from '@filao/domain/invoicing/invoice'
import { signed } from '@filao/domain/invoicing/invoice-columns'
import { invoiceKindLabels } from '@filao/domain/invoicing/kind'
import { useCompanyZone } from '#app/company-zone'
import { DateTime } from '#ui/date/DateTime'
import { useLanguage } from '#ui/language'
import { Money } from '#ui/Money'
import { InvoiceStateTag } from '../InvoiceStateTag.tsx'
import '../invoicing.css'

/** A document on a phone, below its number: its kind and state, the customer, the day and the amount. */
export function InvoiceCard({ invoice }: { invoice: InvoiceRow }) {
  const language = useLanguage()
  return (
    <div className="invoice-card">
      <span className="invoice-line">
        <span className="invoice-words">
          {invoiceKindLabels[invoice.kind][language]} <InvoiceStateTag state={invoice.state} />
        </span>
        <Money euros={signed(invoice, invoice.total)} />
      </span>
      <span className="invoice-line">
        <span className="invoice-words">{invoice.customerName}</span>
        <small>
          <DateTime at={invoice.issuedAt} zone={useCompanyZone()} show="date" />
        </small>
      </span>
    </div>
  )
}
