import { InboxOutlined, MergeCellsOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import type { CustomerRow } from '@filao/domain/customers/customer-row'
import { customerName } from '@filao/domain/customers/name/person'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '#api/call'
import { deleteCustomer, exportCustomers, listCustomers } from '#api/calls'
import { usePage } from '#api/read'
import { GatedLink } from '#features/billing/public'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { SearchBox } from '#ui/SearchBox'
import { BulkAction } from '#ui/table/BulkAction'
import { BulkBar } from '#ui/table/BulkBar'
import { DataTable } from '#ui/table/DataTable'
import { ExportButton } from '#ui/table/ExportButton'
import { mostAtOnce, useSelection } from '#ui/table/use-selection'
import { CustomerCard } from './CustomerCard.tsx'
import { CustomerFilters } from './CustomerFilters.tsx'
import { useCustomerColumns } from './customer-columns.tsx'
import { customerQuery, isFiltered } from './customer-query.ts'

const pageSize = 25

/** Lists the customers by name, or those that match a search, best first. Filters and order are in the URL. */
export function CustomersPage() {
  const { t } = useTranslation('customers')
  const { t: ui } = useTranslation('ui')
  const { companyId } = useSession()
  const [url] = useSearchParams()
  const cursor = url.get('cursor')
  const query = customerQuery(url)
  const params = { companyId }
  const read = usePage(listCustomers, { params, query: { ...query, limit: pageSize, ...(cursor && { cursor }) } })
  const { rows, total, nextCursor = null } = read.data ?? {}
  const columns = useCustomerColumns()
  const selection = useSelection<CustomerRow>(rows, customerName)
  const loadAll = () => call(listCustomers, { params, query: { ...query, limit: mostAtOnce } })
  const mayCreate = useCan('customers.write')
  const mayDelete = useCan('customers.delete')
  const mayImport = useCan('customers.import')
  const isEmpty = total === 0 && !isFiltered(query)
  const create = mayCreate && (
    <GatedLink resource="customers" to={paths.newCustomer} type="primary" icon={<PlusOutlined />}>
      {t('create')}
    </GatedLink>
  )
  const actions = (
    <div className="page-actions">
      {!isEmpty && mayCreate && (
        <LinkButton
          to={paths.twins}
          icon={<MergeCellsOutlined aria-hidden />}
          aria-label={t('twins')}
          title={t('twins')}
        >
          <span className="action-word">{t('twins')}</span>
        </LinkButton>
      )}
      {!isEmpty && <ExportButton label={t('export')} endpoint={exportCustomers} input={{ params, query }} />}
      {mayImport && (
        <GatedLink
          resource="customers"
          icon={<UploadOutlined />}
          aria-label={t('import')}
          title={t('import')}
          to={paths.importCustomers}
        >
          <span className="action-word">{t('import')}</span>
        </GatedLink>
      )}
      {create}
    </div>
  )
  return (
    <>
      <PageHeader title={t('title')} count={total} action={isEmpty ? null : actions}>
        {isEmpty ? null : <SearchBox placeholder={t('search')} delayMs={250} />}
      </PageHeader>
      {!isEmpty && <CustomerFilters />}
      <BulkBar<CustomerRow> selection={selection} total={total ?? 0} loadAll={loadAll}>
        <ExportButton
          label={t('export')}
          endpoint={exportCustomers}
          input={{
            params,
            query: { ids: [...selection.chosen.keys()].join(','), ...(query.sort && { sort: query.sort }) },
          }}
        />
        {mayDelete && (
          <BulkAction<CustomerRow>
            label={ui('table.archive')}
            icon={<InboxOutlined />}
            danger
            selection={selection}
            stale="customers"
            text={(count) => t('archiveText', { count })}
            done={(count) => t('archived', { count })}
            act={({ id }, idempotencyKey) => call(deleteCustomer, { params: { companyId, id }, idempotencyKey })}
          />
        )}
      </BulkBar>
      <DataTable<CustomerRow>
        label={t('title')}
        read={read}
        rows={rows}
        columns={columns}
        card={(customer) => <CustomerCard customer={customer} />}
        selection={selection}
        to={({ id }) => paths.customer(id)}
        nextCursor={nextCursor}
        empty={
          isEmpty ? <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={actions} /> : <NothingFound />
        }
      />
    </>
  )
}

function NothingFound() {
  const { t } = useTranslation('customers')
  return (
    <EmptyState
      title={t('nothingTitle')}
      text={t('nothingText')}
      action={<LinkButton to={paths.customers}>{t('clear')}</LinkButton>}
    />
  )
}
