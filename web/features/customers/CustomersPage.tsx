import { InboxOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { customerSort, deleteCustomer, exportCustomers, listCustomers } from '@filao/domain/customers/contract'
import type { Customer } from '@filao/domain/customers/customer'
import { personName } from '@filao/domain/customers/person'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { usePage } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { GatedLink } from '#features/billing/public'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { usePhoneWords } from '#ui/phone/phone-words'
import { SearchBox } from '#ui/SearchBox'
import { BulkAction } from '#ui/table/BulkAction'
import { BulkBar } from '#ui/table/BulkBar'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { ExportButton } from '#ui/table/ExportButton'
import { OrderSelect } from '#ui/table/OrderSelect'
import { SavedViews } from '#ui/table/SavedViews'
import { mostAtOnce, useSelection } from '#ui/table/use-selection'
import { useUrlParam } from '#ui/url-param'
import './customers.css'

const pageSize = 25

/** Lists the customers by name, or those that match a search, best first. */
export function CustomersPage() {
  const { t } = useTranslation('customers')
  const { t: ui } = useTranslation('ui')
  const { companyId } = useSession()
  const [search] = useUrlParam('q')
  const [cursor] = useUrlParam('cursor')
  const [order] = useUrlParam('order')
  const sort = customerSort.safeParse(order || undefined).data
  const filter = { ...(search && { search }), ...(sort && { sort }) }
  const read = usePage(listCustomers, {
    params: { companyId },
    query: { ...filter, limit: pageSize, ...(cursor && { cursor }) },
  })
  const columns = useColumns()
  const selection = useSelection<Customer>(read.data?.rows, personName)
  const loadAll = () => call(listCustomers, { params: { companyId }, query: { ...filter, limit: mostAtOnce } })
  const mayCreate = useCan('customers.write')
  const mayDelete = useCan('customers.delete')
  const mayImport = useCan('customers.import')
  const isEmpty = !search && read.data?.total === 0
  const create = mayCreate && (
    <GatedLink resource="customers" to={paths.newCustomer} type="primary" icon={<PlusOutlined />}>
      {t('create')}
    </GatedLink>
  )
  const actions = (
    <div className="page-actions">
      {!isEmpty && (
        <ExportButton label={t('export')} endpoint={exportCustomers} input={{ params: { companyId }, query: filter }} />
      )}
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
      <PageHeader title={t('title')} count={read.data?.total} action={isEmpty ? null : actions}>
        {isEmpty ? null : <SearchBox placeholder={t('search')} delayMs={250} />}
      </PageHeader>
      {!isEmpty && (
        <div className="filter-line">
          <SavedViews list="customers" />
          <OrderSelect columns={columns} usual={t(search ? 'bestFirst' : 'byName')} />
        </div>
      )}
      <BulkBar<Customer> selection={selection} total={read.data?.total ?? 0} loadAll={loadAll}>
        <ExportButton
          label={t('export')}
          endpoint={exportCustomers}
          input={{
            params: { companyId },
            query: { ids: [...selection.chosen.keys()].join(','), ...(sort && { sort }) },
          }}
        />
        {mayDelete && (
          <BulkAction<Customer>
            label={ui('table.archive')}
            icon={<InboxOutlined />}
            danger
            selection={selection}
            stale="customers"
            text={(count) => t('archiveText', { count })}
            act={({ id }, idempotencyKey) => call(deleteCustomer, { params: { companyId, id }, idempotencyKey })}
          />
        )}
      </BulkBar>
      <DataTable<Customer>
        label={t('title')}
        read={read}
        rows={read.data?.rows}
        columns={columns}
        selection={selection}
        to={({ id }) => paths.customer(id)}
        nextCursor={read.data?.nextCursor ?? null}
        empty={
          isEmpty ? <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={actions} /> : <NothingFound />
        }
        actions={
          mayDelete &&
          ((customer) => (
            <DeleteButton
              endpoint={deleteCustomer}
              input={{ params: { companyId, id: customer.id } }}
              name={personName(customer)}
            />
          ))
        }
      />
    </>
  )
}

function useColumns(): Column<Customer>[] {
  const { t } = useTranslation('customers')
  const phone = usePhoneWords()
  return [
    { key: 'name', sort: 'name', title: t('name'), render: (customer) => personName(customer) },
    {
      key: 'phone',
      title: t('phoneNumbers'),
      render: ({ phoneNumbers: [first, ...others] }) =>
        first ? `${phone(first)}${others.length ? ` (+${others.length})` : ''}` : '–',
    },
    { key: 'email', sort: 'email', title: t('email'), render: ({ email }) => email ?? '–' },
    { key: 'city', sort: 'city', title: t('city'), render: ({ city }) => city ?? '–' },
    { key: 'number', sort: 'publicId', title: t('number'), render: ({ publicId }) => publicId },
  ]
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
