import { formatDateTime } from '@filao/domain/kernel/date-words'
import { useTranslation } from 'react-i18next'
import { ConfirmButton } from '#ui/ConfirmButton'
import { useLanguage } from '#ui/language'
import { Notice } from '#ui/Notice'
import { KeptSummary } from './KeptSummary.tsx'
import { forgetCheck, type KeptCheck, type Refusal } from './shelf.ts'
import './check.css'

/** A check that can no longer be sent as it is: what it says stays here until somebody has seen it. */
export function LeftCheck({ check, zone }: { check: KeptCheck; zone: string }) {
  const { t } = useTranslation('rentals/check')
  const text = useRefusalText(zone)
  return (
    <section className="check-kept">
      <Notice
        type="warning"
        title={t(check.stage === 'delivery' ? 'sending.leftDelivery' : 'sending.leftReturn')}
        description={check.refusal && text(check.refusal)}
      />
      <KeptSummary check={check} />
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

/** Why a check was refused, in words. */
export function useRefusalText(zone: string): (refusal: Refusal) => string {
  const { t } = useTranslation('rentals/check')
  const language = useLanguage()
  return ({ code, detail, by, at }) =>
    code === 'recorded_before' && at
      ? t('sending.already', { name: by || t('sending.someone'), at: formatDateTime(at, zone, language) })
      : detail
}
