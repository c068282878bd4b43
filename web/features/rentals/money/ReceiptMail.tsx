import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button, Checkbox, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MailLineField } from '../mail/MailLineField.tsx'
import { MailPreview } from '../mail/MailPreview.tsx'

/**
 * Offers to mail the receipt to the customer, with the agent's own words and a preview; without an address it shows a
 * hint instead.
 */
export function ReceiptMail({ rental }: { rental: Pick<Rental, 'id' | 'customer'> }) {
  const { t } = useTranslation('rentals/money')
  const { t: words } = useTranslation('rentals')
  const form = Form.useFormInstance()
  const isMailed: boolean | undefined = Form.useWatch('isReceiptMailed', form)
  const line: string | undefined = Form.useWatch('mailLine', form)
  const [isShown, setIsShown] = useState(false)
  const { email } = rental.customer
  if (!email) return <p className="form-hint">{t('receipt.noMail')}</p>
  return (
    <>
      <Form.Item name="isReceiptMailed" valuePropName="checked">
        <Checkbox>{t('receipt.mail', { email })}</Checkbox>
      </Form.Item>
      {isMailed && (
        <>
          <MailLineField />
          {isShown ? (
            <MailPreview rentalId={rental.id} request={{ kind: 'receipt', line: line || null }} />
          ) : (
            <Button className="mail-show" onClick={() => setIsShown(true)}>
              {words('mails.show')}
            </Button>
          )}
        </>
      )}
    </>
  )
}
