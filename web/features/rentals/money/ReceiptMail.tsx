import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'

/** Whether the customer gets the receipt by mail; who has no address is told what else can be done. */
export function ReceiptMail({ email }: { email: string | null }) {
  const { t } = useTranslation('rentals/money')
  if (!email) return <p className="form-hint">{t('receipt.noMail')}</p>
  return (
    <Form.Item name="isReceiptMailed" valuePropName="checked">
      <Checkbox>{t('receipt.mail', { email })}</Checkbox>
    </Form.Item>
  )
}
