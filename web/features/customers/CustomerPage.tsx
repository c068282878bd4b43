import { createCustomer, deleteCustomer, getCustomer, updateCustomer } from '@filao/domain/customers/contract'
import type { Customer } from '@filao/domain/customers/customer'
import { personName } from '@filao/domain/customers/person'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { useGate } from '#features/billing/public'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { FormScreen } from '#ui/form/FormScreen'
import { PageHeader } from '#ui/PageHeader'
import { TabBar } from '#ui/TabBar'
import { useUrlParam } from '#ui/url-param'
import { CustomerDocuments } from './CustomerDocuments.tsx'
import { CustomerFields } from './CustomerFields.tsx'
import { useCustomerRules } from './customer-rules.ts'
import { type CustomerValues, toBody, toValues } from './customer-values.ts'

/** Creates a customer. */
export function NewCustomerPage() {
  const { t } = useTranslation('customers')
  const { companyId } = useSession()
  const create = useAction(createCustomer)
  const gate = useGate('customers')
  return (
    <>
      <PageHeader title={t('new')} />
      <CustomerForm
        customer={null}
        save={(body) => gate.through(() => create.mutateAsync({ params: { companyId }, body }))}
        savedText={t('created')}
      />
      {gate.prompt}
    </>
  )
}

/** Shows a customer: identity, contact details, licence, and documents. */
export function CustomerPage() {
  const id = Number(useParams().id)
  const { t } = useTranslation('customers')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const read = useRead(getCustomer, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateCustomer)
  const mayDelete = useCan('customers.delete')
  const [tab, setTab] = useUrlParam('tab')
  const isOnDocuments = tab === 'documents'
  return (
    <>
      <PageHeader title={read.data ? personName(read.data) : t('title')} />
      <WhenLoaded read={read} skeleton={12}>
        {(customer) => (
          <TabBar
            label={t('tabs.label')}
            tabs={[
              { key: 'details', label: t('tabs.details') },
              { key: 'documents', label: t('tabs.documents') },
            ]}
            active={isOnDocuments ? 'documents' : 'details'}
            onChange={(tab) => setTab(tab === 'documents' ? tab : '')}
          >
            {/* Hidden rather than removed, so that typed values stay while the documents are open. */}
            <div hidden={isOnDocuments}>
              <CustomerForm
                key={customer.id}
                customer={customer}
                save={(body) => update.mutateAsync({ params: { companyId, id }, body })}
                savedText={t('updated')}
                extra={
                  mayDelete && (
                    <DeleteButton
                      endpoint={deleteCustomer}
                      input={{ params: { companyId, id } }}
                      onDeleted={() => navigate(paths.customers)}
                    />
                  )
                }
              />
            </div>
            {isOnDocuments && <CustomerDocuments customerId={id} />}
          </TabBar>
        )}
      </WhenLoaded>
    </>
  )
}

type FormProps = {
  /** Null for a new one. */
  customer: Customer | null
  save: (body: CustomerValues) => Promise<Customer>
  savedText: string
  extra?: ReactNode
}

function CustomerForm({ customer, save, savedText, extra }: FormProps) {
  const { company } = useSession()
  const navigate = useNavigate()
  const rules = useCustomerRules()
  return (
    <FormScreen<CustomerValues, Customer>
      initialValues={toValues(customer, company.countryCode)}
      save={(values) => save(toBody(values, rules))}
      onSaved={() => navigate(paths.customers)}
      savedText={savedText}
      backTo={paths.customers}
      extra={extra}
    >
      <CustomerFields rules={rules} />
    </FormScreen>
  )
}
