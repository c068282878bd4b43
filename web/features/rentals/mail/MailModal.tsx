import type { MailPreviewRequest } from '@filao/domain/rentals/mail/mail.schema'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormModal } from '#ui/form/FormModal'
import { MailLineField } from './MailLineField.tsx'
import { MailPreview } from './MailPreview.tsx'

type Props = {
  rental: Pick<RentalRow, 'id' | 'customer'>
  kind: MailPreviewRequest['kind']
  /** Sends the mail with the agent's own words. */
  send: (line: string | null) => Promise<unknown>
  onSent: () => void
  onClose: () => void
}

/** Shows a mail before it leaves, in the customer's language, with room for the agent's own words. */
export function MailModal({ rental, kind, send, onSent, onClose }: Props) {
  const { t } = useTranslation('rentals')
  const [form] = Form.useForm<{ mailLine?: string }>()
  const line = Form.useWatch('mailLine', form) || null
  return (
    <FormModal<{ mailLine?: string }>
      name="mail"
      form={form}
      title={t(`mails.titles.${kind}`)}
      confirm={t('mails.send')}
      initialValues={{}}
      save={({ mailLine }) => send(mailLine || null)}
      onSaved={onSent}
      onClose={onClose}
    >
      <p className="mail-to">{t('mails.to', { recipient: rental.customer.email ?? '' })}</p>
      <MailLineField />
      <MailPreview rentalId={rental.id} request={{ kind, line }} />
    </FormModal>
  )
}
