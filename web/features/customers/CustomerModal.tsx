import type { Customer } from '@filao/domain/customers/customer.schema'
import { customerName, type NamedCustomer } from '@filao/domain/customers/name/person'
import type { Language } from '@filao/domain/kernel/language.schema'
import { Form, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { call } from '#api/call'
import { createCustomer, getCustomer, listTwinsOf, updateCustomer } from '#api/calls'
import { useRead } from '#api/read'
import { versionOf } from '#api/versions'
import { useGate } from '#features/billing/public'
import { useSession } from '#session/session'
import { useFocusBack } from '#ui/feedback/focus-back'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import { FormSummary } from '#ui/form/FormSummary'
import { useFormAction } from '#ui/form/form-action'
import { useLeaveAtClick } from '#ui/form/leave-at-click'
import { useSaveShortcut } from '#ui/form/save-shortcut'
import { useUnsavedClose, useWindowDraft } from '#ui/form/unsaved'
import { confirm } from '#ui/popups/popups'
import { CustomerFields } from './CustomerFields.tsx'
import { useCustomerEdits, useCustomerRules } from './customer-rules.ts'
import { type CustomerValues, toBody, toValues } from './customer-values.ts'
import { proposedCustomer } from './proposed-customer.ts'

export type CustomerModalProps = {
  /** The customer to change; absent for a new one. */
  customerId?: number
  /** The words searched for in vain, which fill in a new customer. */
  typed?: string
  /** Last names that the search found, which tell the words of a new name apart. */
  lastNames?: readonly string[]
  /** The language proposed for a new customer. */
  language?: Language | null
  onClose: () => void
  /** Gets the customer as saved. */
  onSaved: (customer: Customer) => void
}

/** Shows the form of a customer over the screen that asks for one. */
export function CustomerModal(props: CustomerModalProps) {
  const { customerId, typed = '', lastNames = [], language = null, onClose, onSaved } = props
  const { t } = useTranslation('customers')
  const { t: ui } = useTranslation('ui')
  const { company, companyId } = useSession()
  const [form] = Form.useForm<CustomerValues>()
  const [pending, setPending] = useState(false)
  useFocusBack()
  const close = useUnsavedClose(form, onClose)
  const leaving = useLeaveAtClick()
  const isNew = customerId === undefined
  const read = useRead(getCustomer, { params: { companyId, id: customerId ?? 0 } }, { enabled: !isNew })
  return (
    <Modal
      open
      width={640}
      className="customer-window"
      title={isNew ? t('new') : t('edit')}
      okText={ui('save')}
      cancelText={ui('cancel')}
      okButtonProps={{ disabled: !isNew && !read.data }}
      confirmLoading={pending}
      mask={{ closable: false }}
      wrapProps={leaving}
      onOk={form.submit}
      onCancel={close}
      afterOpenChange={(isOpen) => isOpen && form.focusField(firstGap(form.getFieldsValue()))}
    >
      {read.error && <LoadError error={read.error} onRetry={read.refetch} />}
      {!isNew && read.isPending && <Skeleton active className="appear-late" paragraph={{ rows: 10 }} />}
      {(isNew || read.data) && (
        <ModalForm
          form={form}
          customer={read.data ?? null}
          proposed={{ ...proposedCustomer(typed, company.countryCode, lastNames), ...(language && { language }) }}
          onPending={setPending}
          onSaved={onSaved}
        />
      )}
    </Modal>
  )
}

type FormProps = {
  form: ReturnType<typeof Form.useForm<CustomerValues>>[0]
  customer: Customer | null
  proposed: ReturnType<typeof proposedCustomer> & { language?: Language }
  onPending: (pending: boolean) => void
  onSaved: (customer: Customer) => void
}

function ModalForm({ form, customer, proposed, onPending, onSaved }: FormProps) {
  const { t } = useTranslation('customers')
  const { t: ui } = useTranslation('ui')
  const { company, companyId } = useSession()
  const rules = useCustomerRules(customer)
  const toast = useToast()
  const nameless = {
    title: t('nameless.title'),
    content: t('nameless.text'),
    okText: t('nameless.confirm'),
    cancelText: t('nameless.complete'),
  }
  const create = useAction(createCustomer)
  const update = useAction(updateCustomer)
  const gate = useGate('customers')
  const save = (values: CustomerValues, ifMatch: string) => {
    const body = toBody(values, rules)
    return customer
      ? update.mutateAsync({ params: { companyId, id: customer.id }, body, ifMatch })
      : gate.through(() => create.mutateAsync({ params: { companyId }, body }))
  }
  const announce = (saved: Customer) => {
    toast.success(customer ? t('updated') : t('created'))
    onSaved(saved)
    // A failed read of those who look alike would say nothing that helps here.
    call(listTwinsOf, { params: { companyId, customerId: saved.id } })
      .then((twins) => twins.length > 0 && toast.warning(t('likeOthers', { names: namesOf(twins) })))
      .catch(() => undefined)
  }
  const kept = useWindowDraft(form, customer ? `customer ${customer.id} ${versionOf(customer)}` : 'customer')
  const action = useFormAction(form, save, announce, { edits: useCustomerEdits(customer) })
  useSaveShortcut(form.submit)
  const submit = async (values: CustomerValues) => {
    const isNameless = values.kind !== 'company' && !values.lastName?.trim()
    if (!customer && isNameless && !(await confirm(nameless))) {
      form.focusField('lastName')
      return
    }
    onPending(true)
    await action.handlers.onFinish(values)
    onPending(false)
  }
  return (
    <Form
      form={form}
      // Its fields' ids differ from those of the form below.
      name="customer"
      className="customer-modal"
      layout="vertical"
      scrollToFirstError={false}
      initialValues={{
        ...toValues(customer, company.countryCode),
        ...proposed,
      }}
      {...action.handlers}
      onValuesChange={kept.onValuesChange}
      onFinish={submit}
      // Enter in a field saves, unless it chooses from a list; the window's button is outside the form.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
        if (event.target.role === 'combobox') return
        event.preventDefault()
        form.submit()
      }}
    >
      {kept.draft && <Notice type="info" title={ui('form.restored')} description={ui('form.restoredText')} />}
      <FormSummary form={form} action={action} />
      <CustomerFields rules={rules} />
      {gate.prompt}
    </Form>
  )
}

/** Names customers, each with their number. */
function namesOf(twins: { customer: Pick<Customer, 'publicId'> & NamedCustomer }[]): string {
  return twins.map(({ customer }) => `${customerName(customer)} (${customer.publicId})`).join(', ')
}

/** Returns the first field of the identity that is still empty, or the first one. */
function firstGap({ kind, firstName, lastName, phoneNumbers }: Partial<CustomerValues>) {
  if (kind === 'company') return 'companyName'
  if (!firstName) return 'firstName'
  if (!lastName) return 'lastName'
  return phoneNumbers?.length ? 'firstName' : 'phoneNumbers'
}
