import { formatClock } from '@filao/domain/kernel/date-text'
import { instantAt } from '@filao/domain/kernel/time'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { clockDiffers, placeOf } from '#ui/date/zone'

/** Names the board's time zone. If the user's clock differs, it is highlighted and a tooltip names both. */
export function ZoneNote({ timezone, now }: { timezone: string; now: number }) {
  const { t } = useTranslation('planning/board')
  const language = useLanguage()
  const at = instantAt(now)
  const zone = placeOf(timezone)
  if (!clockDiffers(at, timezone)) return <span className="zone-note">{t('zone', { zone })}</span>
  const here = formatClock(at, Intl.DateTimeFormat().resolvedOptions().timeZone, language)
  const both = t('zoneDiffers', { zone, there: formatClock(at, timezone, language), here })
  return (
    <span className="zone-note zone-note-differs" title={both}>
      {t('zoneHere', { zone, here })}
    </span>
  )
}
