import type { Language } from '@filao/domain/kernel/language.schema'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { type BarClock, type BarMessages, barClock } from './bar-messages.ts'

/** All texts of rows and bars, looked up once for the whole board. */
export type BoardMessages = BarMessages & {
  language: Language
  clock: BarClock
  unassigned: string
  archived: string
}

export function useBoardMessages(timezone: string): BoardMessages {
  const { t } = useTranslation('planning/board')
  const language = useLanguage()
  return useMemo(
    () => ({
      language,
      clock: barClock(timezone, language),
      unavailable: t('unavailable'),
      lateReturn: t('lateReturn'),
      lateDeparture: t('lateDeparture'),
      unpaid: t('unpaid'),
      conflict: t('conflict'),
      formerVehicle: t('formerVehicle'),
      promised: t('promised'),
      pinned: t('pinned'),
      unassigned: t('unassigned'),
      archived: t('archived'),
    }),
    [t, language, timezone],
  )
}
