import { FilePdfOutlined } from '@ant-design/icons'
import type { InvoiceRow } from '@filao/domain/invoicing/invoice.schema'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '#api/call'
import { exportInvoices, listInvoices, printInvoices } from '#api/calls'
import { usePage } from '#api/read'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { DownloadButton } from '#ui/file/DownloadButton'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { SearchBox } from '#ui/SearchBox'
import { BulkBar } from '#ui/table/BulkBar'
import { DataTable } from '#ui/table/DataTable'
import { ExportButton } from '#ui/table/ExportButton'
import { mostAtOnce, useSelection } from '#ui/table/use-selection'
import { InvoiceFilters } from './InvoiceFilters.tsx'
import { useInvoiceColumns } from './invoice-columns.tsx'
import { invoiceQuery, isFiltered } from './invoice-query.ts'

/** Lists the invoices, advances, credit notes and claims, latest first. Search, filters and order are in the URL. */
export function InvoicesPage() {
  const { t } = useTranslation('invoicing')
  const { companyId, company } = useSession()
  const maySeeRentals = useCan('company.read')
  const [url] = useSearchParams()
  const query = invoiceQuery(url)
  const cursor = url.get('cursor')
  const params = { companyId }
  const page = usePage(listInvoices, { params, query: { ...query, limit: 25, ...(cursor && { cursor }) } })
  const total = page.data?.total
  const selection = useSelection<InvoiceRow>(page.data?.rows, ({ number }) => number)
  const ids = [...selection.chosen.keys()].join(',')
  return (
    <>
      <PageHeader
        title={t('list.title')}
        count={total}
        action={
          <>
            {/* The cash desk is in the menu from its first opening on. */}
            {maySeeRentals && !company.hasCashDesk && (
              <LinkButton to={paths.cashDesk}>{t('list.toCashDesk')}</LinkButton>
            )}
            <ExportButton
              can="invoices.export"
              label={t('list.export')}
              endpoint={exportInvoices}
              input={{ params, query }}
            />
          </>
        }
      >
        <SearchBox placeholder={t('list.search')} delayMs={300} />
      </PageHeader>
      <InvoiceFilters />
      <BulkBar<InvoiceRow>
        selection={selection}
        total={total ?? 0}
        loadAll={() => call(listInvoices, { params, query: { ...query, limit: mostAtOnce } })}
      >
        <ExportButton
          can="invoices.export"
          label={t('list.export')}
          endpoint={exportInvoices}
          input={{ params, query: { ids } }}
        />
        <DownloadButton
          icon={<FilePdfOutlined />}
          endpoint={printInvoices}
          input={{ params, query: { ids } }}
          aria-label={t('list.onePdf')}
          title={t('list.onePdf')}
        >
          <span className="action-word">{t('list.onePdf')}</span>
        </DownloadButton>
      </BulkBar>
      <DataTable
        label={t('list.title')}
        read={page}
        rows={page.data?.rows}
        nextCursor={page.data?.nextCursor ?? null}
        columns={useInvoiceColumns()}
        selection={selection}
        to={({ id }) => paths.invoice(id)}
        empty={
          isFiltered(query) ? (
            <EmptyState title={t('list.nothingFound')} text={t('list.nothingFoundText')} />
          ) : (
            <EmptyState
              title={t('list.empty')}
              text={t('list.emptyText')}
              action={maySeeRentals && <LinkButton to={paths.rentals}>{t('list.toRentals')}</LinkButton>}
            />
          )
        }
      />
    </>
  )
}
