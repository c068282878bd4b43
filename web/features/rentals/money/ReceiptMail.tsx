import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'

/** Offers to mail the receipt to the customer; without an address it shows a hint instead. */
export function ReceiptMail({ email }: { email: string | null }) {
  const { t } = useTranslation('rentals/money')
  if (!email) return <p className="form-hint">{t('receipt.noMail')}</p>
  return (
    <Form.Item name="isReceiptMailed" valuePropName="checked">
      <Checkbox>{t('receipt.mail', { email })}</Checkbox>
    </Form.Item>
  )
}
