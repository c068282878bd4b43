import type { InvoiceRow } from '@filao/domain/invoicing/invoice.schema'
import { signed } from '@filao/domain/invoicing/invoice-columns'
import { invoiceKindLabels } from '@filao/domain/invoicing/kind'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { useTranslation } from 'react-i18next'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { DateTime } from '#ui/date/DateTime'
import { Money } from '#ui/Money'
import type { Column } from '#ui/table/data-table'
import { InvoiceStateTag } from '../document/InvoiceStateTag.tsx'
import '../invoicing.css'

/** Returns the columns of the list of documents. */
export function useInvoiceColumns(): Column<InvoiceRow>[] {
  const { t } = useTranslation('invoicing')
  const language = useLanguage()
  const zone = useCompanyZone()
  return [
    {
      key: 'number',
      sort: 'number',
      title: t('list.number'),
      render: ({ kind, number }) => (
        <span className="invoice-words">
          <span className="invoice-number">{number}</span>
          <small>{invoiceKindLabels[kind][language]}</small>
        </span>
      ),
    },
    {
      key: 'date',
      sort: 'issuedAt',
      title: t('list.date'),
      render: ({ issuedAt }) => <DateTime at={issuedAt} zone={zone} show="date" />,
    },
    {
      key: 'customer',
      sort: 'customer',
      title: rentalLabels.customerId[language],
      heading: ({ customerName }) => customerName,
      render: ({ customerName }) => customerName,
    },
    { key: 'rental', sort: 'rental', title: t('list.rental'), render: ({ rentalPublicId }) => rentalPublicId },
    { key: 'state', title: t('list.state'), render: ({ state }) => (state ? <InvoiceStateTag state={state} /> : '–') },
    {
      key: 'total',
      sort: 'total',
      title: t('list.total'),
      align: 'right',
      render: (invoice) => <Money euros={signed(invoice, invoice.total)} />,
    },
  ]
}
