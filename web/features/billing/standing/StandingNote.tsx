import type { BillingState } from '@filao/domain/billing/contract'
import { formatDate } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { StatusTag } from '#ui/StatusTag'
import { type Standing, standingOf, trialDaysLeft } from './standing.ts'
import './standing.css'

const looks = {
  base: 'off',
  trial: 'on',
  active: 'on',
  ending: 'warning',
  late: 'warning',
  suspended: 'late',
  ended: 'late',
} as const satisfies Record<Exclude<Standing, 'none'>, string>

/** Shows the company's plan, and its state in a sentence. */
export function StandingNote({ state }: { state: BillingState }) {
  const { t } = useTranslation('billing')
  const tell = useTell()
  const standing = standingOf(state)
  if (standing === 'none') return null
  return (
    <section className="standing">
      <h2>{t('current')}</h2>
      <p className="standing-plan">
        <strong>{state.planName}</strong> <StatusTag status={looks[standing]}>{t(`standing.${standing}`)}</StatusTag>
      </p>
      <p>{tell(state, standing)}</p>
    </section>
  )
}

function useTell() {
  const { t } = useTranslation('billing')
  const date = useBillingDate()
  return (state: BillingState, standing: Exclude<Standing, 'none'>): string => {
    if (standing === 'trial') {
      const count = trialDaysLeft(state, Date.now()) ?? 0
      return t('tells.trial', { count, date: date(state.trialEndsAt) })
    }
    if (standing === 'active') {
      return state.periodEndsAt ? t('tells.active', { date: date(state.periodEndsAt) }) : t('tells.activeUndated')
    }
    if (standing === 'ending') return t('tells.ending', { date: date(state.periodEndsAt) })
    return t(`tells.${standing}`)
  }
}

/** Returns the day of an instant on the company's calendar, in words. */
export function useBillingDate(): (instant: string | null) => string {
  const language = useLanguage()
  const timezone = useCompanyZone()
  return (instant) => (instant ? formatDate(instant, timezone, language) : '–')
}
