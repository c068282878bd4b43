import { MailOutlined } from '@ant-design/icons'
import { invoiceMailLabels } from '@filao/domain/invoicing/invoice'
import { type Invoice, InvoiceMailRequest } from '@filao/domain/invoicing/invoice.schema'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { sendInvoice } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'

type Values = { email: string }

/** Mails a document as PDF, to the customer's address or to another one. */
export function SendInvoice({ invoice }: { invoice: Pick<Invoice, 'id' | 'number' | 'customerEmail'> }) {
  const { t } = useTranslation('invoicing')
  const { companyId } = useSession()
  const toast = useToast()
  const send = useAction(sendInvoice)
  const [form] = Form.useForm<Values>()
  const [isOpen, setIsOpen] = useState(false)
  const rules = schemaRules(InvoiceMailRequest, useLabels(invoiceMailLabels), useLanguage())
  const { id, number, customerEmail } = invoice
  if (!useCan('rentals.write')) return null
  return (
    <>
      <Button
        size="small"
        icon={<MailOutlined aria-hidden />}
        aria-label={t('send.buttonOf', { number })}
        onClick={() => setIsOpen(true)}
      >
        {t('send.button')}
      </Button>
      {isOpen && (
        <FormModal<Values>
          name="send-invoice"
          form={form}
          title={t('send.title', { number })}
          confirm={t('send.confirm')}
          initialValues={{ email: customerEmail ?? '' }}
          save={({ email }) => send.mutateAsync({ params: { companyId, id }, body: rules.body({ email }) })}
          onSaved={() => toast.success(t('send.sent', { email: form.getFieldValue('email') }))}
          onClose={() => setIsOpen(false)}
        >
          <Form.Item {...rules.field('email')} extra={t('send.hint')}>
            <Input type="email" autoComplete="off" spellCheck={false} />
          </Form.Item>
        </FormModal>
      )}
    </>
  )
}
