import type { WebhookWithSecret } from '@filao/domain/webhooks/webhook.schema'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '#ui/feedback/focus-back'
import { Notice } from '#ui/feedback/Notice'
import { CopyField } from '#ui/form/CopyField'

type Props = { webhook: WebhookWithSecret; onClose: () => void }

/** Shows the secret of a webhook to be copied, the only time it is known. */
export function SecretModal({ webhook: { name, secret }, onClose }: Props) {
  const { t } = useTranslation('webhooks')
  useFocusBack()
  return (
    <Modal
      open
      width={560}
      title={t('secretOf', { name })}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('secretDone')}
        </Button>
      }
    >
      <div className="webhooks-secret">
        <Notice type="warning" role="status" title={t('secretOnce')} />
        <div className="webhooks-secret-row">
          <CopyField label={t('secret')} value={secret} copy={t('copy')} copied={t('copied')} />
        </div>
      </div>
    </Modal>
  )
}
