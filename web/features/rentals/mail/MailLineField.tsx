import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

/** Edits the agent's own words in a mail, which follow its greeting. */
export function MailLineField() {
  const { t } = useTranslation('rentals')
  return (
    <Form.Item name="mailLine" label={t('mails.line')}>
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={1000} />
    </Form.Item>
  )
}
