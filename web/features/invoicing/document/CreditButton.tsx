import { RollbackOutlined } from '@ant-design/icons'
import { creditLabels } from '@filao/domain/invoicing/credit'
import { CreditRequest } from '@filao/domain/invoicing/credit.schema'
import type { Invoice } from '@filao/domain/invoicing/invoice.schema'
import { Button, Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { creditInvoice } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'
import { Money } from '#ui/Money'
import { CreditLines, CreditTotal } from './CreditLines.tsx'
import { leftOf, type Quantities, totalOf } from './credit-total.ts'

type Values = { reason: string; of: 'all' | 'lines'; quantities: Quantities }

/** Credits a document, whole or by line, and opens the credit note. */
export function CreditButton({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoicing')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<RollbackOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('credit.button')}
      </Button>
      {isOpen && <CreditModal invoice={invoice} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function CreditModal({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useTranslation('invoicing')
  const { companyId } = useSession()
  const toast = useToast()
  const navigate = useNavigate()
  const credit = useAction(creditInvoice)
  const [form] = Form.useForm<Values>()
  const rules = schemaRules(CreditRequest, useLabels(creditLabels), useLanguage())
  const of = Form.useWatch('of', form) ?? 'all'
  const quantities = Form.useWatch('quantities', form)
  const left = leftOf(invoice)
  const save = async ({ reason, of, quantities }: Values) => {
    const lines = of === 'lines' ? { lines: linesOf(quantities) } : {}
    const note = await credit.mutateAsync({ params: { companyId, id: invoice.id }, body: { reason, ...lines } })
    toast.success(t('credit.saved', { number: note.number }))
    void navigate(paths.invoice(note.id))
  }
  return (
    <FormModal<Values>
      name="credit"
      form={form}
      title={t('credit.title', { number: invoice.number })}
      confirm={t('credit.confirm')}
      initialValues={{ of: 'all', quantities: [] }}
      save={save}
      onSaved={() => undefined}
      onClose={onClose}
    >
      <p className="form-hint">{t(invoice.kind === 'indemnity_claim' ? 'credit.claimHint' : 'credit.hint')}</p>
      <Form.Item name="of" label={t('credit.what')}>
        <Radio.Group
          options={[
            {
              value: 'all',
              label: (
                <>
                  {t('credit.all')} (<Money cents={left} />)
                </>
              ),
            },
            { value: 'lines', label: t('credit.lines') },
          ]}
        />
      </Form.Item>
      {of === 'lines' && <CreditLines form={form} invoice={invoice} />}
      <CreditTotal invoice={invoice} cents={of === 'all' ? left : totalOf(invoice, quantities)} />
      <Form.Item {...rules.field('reason')} extra={t('credit.reasonHint')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} />
      </Form.Item>
    </FormModal>
  )
}

/** Returns the lines with a quantity. */
function linesOf(quantities: Quantities) {
  return [...quantities].flatMap((quantity, index) => (quantity ? [{ index, quantity }] : []))
}
