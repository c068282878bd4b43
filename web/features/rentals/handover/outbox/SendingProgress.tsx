import { useTranslation } from 'react-i18next'
import { photosOf } from './check-values.ts'
import type { KeptCheck } from './outbox.ts'

/** Shows the progress of the photos of a check being sent. */
export function SendingProgress({ check }: { check: KeptCheck | null }) {
  const { t } = useTranslation('rentals/handover')
  if (!check?.sending) return null
  const photos = photosOf(check.values)
  const done = photos.filter((id) => typeof check.uploads[id]?.id === 'number').length
  if (photos.length === 0 || done === photos.length) return null
  return <output className="check-progress">{t('sending.progress', { done: done + 1, all: photos.length })}</output>
}
