import type { BillingState } from '@filao/domain/billing/contract'
import { formatDate } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { StatusTag } from '#ui/StatusTag'
import { type Phase, phaseOf, trialDaysLeft } from './phase.ts'
import './phase.css'

const looks = {
  base: 'off',
  trial: 'on',
  active: 'on',
  ending: 'warning',
  late: 'warning',
  suspended: 'late',
  ended: 'late',
} as const satisfies Record<Exclude<Phase, 'none'>, string>

/** Shows the company's plan, and its state in a sentence. */
export function PhaseNote({ state }: { state: BillingState }) {
  const { t } = useTranslation('billing')
  const textOf = usePhaseText()
  const phase = phaseOf(state)
  if (phase === 'none') return null
  return (
    <section className="phase">
      <h2>{t('current')}</h2>
      <p className="phase-plan">
        <strong>{state.planName}</strong> <StatusTag status={looks[phase]}>{t(`phase.${phase}`)}</StatusTag>
      </p>
      <p>{textOf(state, phase)}</p>
    </section>
  )
}

function usePhaseText() {
  const { t } = useTranslation('billing')
  const date = useBillingDate()
  return (state: BillingState, phase: Exclude<Phase, 'none'>): string => {
    if (phase === 'trial') {
      const count = trialDaysLeft(state, Date.now()) ?? 0
      return t('texts.trial', { count, date: date(state.trialEndsAt) })
    }
    if (phase === 'active') {
      return state.periodEndsAt ? t('texts.active', { date: date(state.periodEndsAt) }) : t('texts.activeUndated')
    }
    if (phase === 'ending') return t('texts.ending', { date: date(state.periodEndsAt) })
    return t(`texts.${phase}`)
  }
}

/** Returns the day of an instant on the company's calendar, in words. */
export function useBillingDate(): (instant: string | null) => string {
  const language = useLanguage()
  const timezone = useCompanyZone()
  return (instant) => (instant ? formatDate(instant, timezone, language) : '–')
}
