import type { InvoiceRow } from '@filao/domain/invoicing/invoice.schema'
import { signed } from '@filao/domain/invoicing/invoice-columns'
import { invoiceKindLabels } from '@filao/domain/invoicing/kind'
import type { BilledKind } from '@filao/domain/invoicing/kind.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useOutletContext } from 'react-router'
import { getInvoiceSettings, listInvoices } from '#api/calls'
import { useRead } from '#api/read'
import type { InvoicedRental } from '#features/rentals/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { Money } from '#ui/Money'
import { InvoiceStateTag } from '../document/InvoiceStateTag.tsx'
import { IssueDialog } from './IssueDialog.tsx'
import { issuableKinds, mayHaveDocuments } from './issuable-kinds.ts'
import '../invoicing.css'

/**
 * Lists the documents of a rental on its summary, and issues the next one after a preview. On the card of a settled
 * return, invoicing and sending is the next step.
 */
export function RentalInvoices() {
  const { t } = useTranslation('invoicing')
  const language = useLanguage()
  const { companyId } = useSession()
  const { rental, isSettled } = useOutletContext<InvoicedRental>()
  const mayIssue = useCan('payments.write')
  const [kind, setKind] = useState<BilledKind | null>(null)
  const query = { rentalId: rental.id, sort: 'issuedAt' } as const
  const isBillable = mayHaveDocuments(rental)
  const read = useRead(listInvoices, { params: { companyId }, query }, { enabled: isBillable })
  const hasCharges = rental.charges.length > 0
  const settings = useRead(getInvoiceSettings, { params: { companyId } }, { enabled: mayIssue && hasCharges })
  if (!isBillable) return null
  const isNext = (kind: BilledKind) => isSettled && kind === 'invoice' && rental.customer.email !== null
  const outsideVat = hasCharges ? settings.data?.chargesOutsideVat : []
  const kinds = read.data && outsideVat ? issuableKinds(rental, read.data, outsideVat) : []
  return (
    <section className={isSettled ? 'settled-invoices' : 'summary-card'} aria-label={t('list.title')}>
      <h2>{t('list.title')}</h2>
      <WhenLoaded read={read} skeleton={2}>
        {(invoices) =>
          invoices.length === 0 ? (
            <p className="form-hint">{t('rental.none')}</p>
          ) : (
            <ul className="invoice-lines">
              {invoices.map((invoice) => (
                <Line key={invoice.id} invoice={invoice} />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {mayIssue && kinds.length > 0 && (
        <div className="invoice-buttons">
          {kinds.map((one) => (
            <Button key={one} type={isNext(one) ? 'primary' : 'default'} onClick={() => setKind(one)}>
              {t(isNext(one) ? 'rental.invoiceAndSend' : `rental.${one}`)}
            </Button>
          ))}
        </div>
      )}
      {kind && (
        <IssueDialog
          rentalId={rental.id}
          kind={kind}
          title={invoiceKindLabels[kind][language]}
          isSent={isNext(kind)}
          onClose={() => setKind(null)}
        />
      )}
    </section>
  )
}

function Line({ invoice }: { invoice: InvoiceRow }) {
  const language = useLanguage()
  return (
    <li className="invoice-line">
      <span className="invoice-words">
        <Link to={paths.invoice(invoice.id)}>{invoice.number}</Link>
        <small>
          {invoiceKindLabels[invoice.kind][language]} <InvoiceStateTag state={invoice.state} />
        </small>
      </span>
      <Money euros={signed(invoice, invoice.total)} />
    </li>
  )
}
