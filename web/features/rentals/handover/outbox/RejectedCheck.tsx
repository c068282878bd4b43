import { formatDateTime } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { Notice } from '#ui/feedback/Notice'
import { useLanguage } from '#ui/language'
import { forgetCheck, type KeptCheck, type Refusal } from './outbox.ts'
import { StoredCheck } from './StoredCheck.tsx'
import '../check.css'

/** Shows a check that can no longer be sent. Its values stay on this device until the user deletes them. */
export function RejectedCheck({ check, zone }: { check: KeptCheck; zone: string }) {
  const { t } = useTranslation('rentals/handover')
  const text = useRefusalText(zone)
  return (
    <section className="check-kept">
      <Notice
        type="warning"
        title={t(check.stage === 'delivery' ? 'sending.leftDelivery' : 'sending.leftReturn')}
        description={check.refusal && text(check.refusal)}
      />
      <StoredCheck check={check} />
      <div className="check-kept-bar">
        <ConfirmButton
          question={t('sending.forgetQuestion')}
          confirm={t('sending.forget')}
          onConfirm={() => forgetCheck(check)}
        >
          {t('sending.forget')}
        </ConfirmButton>
      </div>
    </section>
  )
}

/** Returns the reason of a refusal, in words. */
export function useRefusalText(zone: string): (refusal: Refusal) => string {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  return ({ code, detail, by, at }) =>
    code === 'recorded_before' && at
      ? t('sending.already', { name: by || t('sending.someone'), at: formatDateTime(at, zone, language) })
      : detail
}
