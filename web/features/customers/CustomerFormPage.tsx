import type { Customer } from '@filao/domain/customers/customer.schema'
import { customerName } from '@filao/domain/customers/name/person'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { createCustomer, deleteCustomer, getCustomer, updateCustomer } from '#api/calls'
import { useRead } from '#api/read'
import { useGate } from '#features/billing/public'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { FormScreen } from '#ui/form/FormScreen'
import { PageHeader } from '#ui/PageHeader'
import { useReturnPath } from '#ui/return-path'
import { CustomerFields } from './CustomerFields.tsx'
import { useCustomerEdits, useCustomerRules } from './customer-rules.ts'
import { type CustomerValues, toBody, toValues } from './customer-values.ts'

/** Creates a customer, then opens their page. */
export function NewCustomerPage() {
  const { t } = useTranslation('customers')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const create = useAction(createCustomer)
  const gate = useGate('customers')
  return (
    <>
      <PageHeader title={t('new')} />
      <CustomerForm
        customer={null}
        save={(body) => gate.through(() => create.mutateAsync({ params: { companyId }, body }))}
        savedText={t('created')}
        backTo={paths.customers}
        onSaved={({ id }) => navigate(paths.customer(id), { replace: true })}
      />
      {gate.prompt}
    </>
  )
}

/** Edits a customer, then leads back to their page or to the screen that linked here. */
export function CustomerFormPage() {
  const id = Number(useParams().id)
  const { t } = useTranslation('customers')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const backTo = useReturnPath(paths.customer(id))
  const read = useRead(getCustomer, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateCustomer)
  const mayDelete = useCan('customers.delete')
  return (
    <>
      <PageHeader title={read.data ? customerName(read.data) : t('edit')} />
      <WhenLoaded read={read} skeleton={12}>
        {(customer) => (
          <CustomerForm
            customer={customer}
            save={(body, ifMatch) => update.mutateAsync({ params: { companyId, id }, body, ifMatch })}
            savedText={t('updated')}
            backTo={backTo}
            onSaved={() => navigate(backTo)}
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
        )}
      </WhenLoaded>
    </>
  )
}

type FormProps = {
  /** Null for a new one. */
  customer: Customer | null
  save: (body: CustomerValues, ifMatch: string) => Promise<Customer>
  savedText: string
  backTo: string
  onSaved: (customer: Customer) => unknown
  extra?: ReactNode
}

function CustomerForm({ customer, save, savedText, backTo, onSaved, extra }: FormProps) {
  const { company } = useSession()
  const rules = useCustomerRules(customer)
  const edits = useCustomerEdits(customer)
  return (
    <FormScreen<CustomerValues, Customer>
      initialValues={toValues(customer, company.countryCode)}
      edits={edits}
      save={(values, ifMatch) => save(toBody(values, rules), ifMatch)}
      onSaved={onSaved}
      savedText={savedText}
      backTo={backTo}
      extra={extra}
    >
      <CustomerFields rules={rules} />
    </FormScreen>
  )
}
