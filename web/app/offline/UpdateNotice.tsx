import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import './offline.css'

/** Tells that a new version is ready. The button opens it now; the browser asks first when something is not saved. */
export function UpdateNotice() {
  const { t } = useTranslation('app')
  return (
    <section className="update-notice" aria-label={t('update.label')}>
      <Notice
        type="info"
        role="status"
        title={t('update.ready')}
        action={
          <Button size="small" onClick={() => window.location.reload()}>
            {t('update.now')}
          </Button>
        }
      />
    </section>
  )
}
