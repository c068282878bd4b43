import { formatClock, formatNearDateTime } from '@filao/domain/kernel/date-text'
import { localDate } from '@filao/domain/kernel/time'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { cache } from '#api/cache'
import { oldestShown } from '#api/read-or-kept'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import './offline.css'

/** Tells that there is no network, and when the data on the screen were read. */
export function OfflineBanner() {
  const { t } = useTranslation('app')
  const zone = useCompanyZone()
  const language = useLanguage()
  const oldest = useSyncExternalStore((listener) => cache.getQueryCache().subscribe(listener), oldestShown)
  const at = new Date(oldest ?? 0).toISOString()
  const now = new Date().toISOString()
  const isToday = localDate(at, zone) === localDate(now, zone)
  const time = isToday ? formatClock(at, zone, language) : formatNearDateTime(at, zone, language, now)
  return (
    <section className="offline-banner" aria-label={t('offline.label')}>
      <Notice
        type="warning"
        role="status"
        title={oldest === null ? t('offline.none') : t('offline.data', { at: time })}
        description={t('offline.text')}
      />
    </section>
  )
}
