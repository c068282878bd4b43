import type { Deadline } from '@filao/domain/upkeep/deadline.schema'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { formatKilometres } from '#ui/Kilometres'

/** Shows how often a deadline comes back, where it does. */
export function StepText({ step }: { step: Pick<Deadline, 'everyMonths' | 'everyKilometres'> }) {
  const { everyMonths, everyKilometres } = step
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const steps = [
    everyMonths !== null && t('months', { count: everyMonths }),
    everyKilometres !== null && formatKilometres(everyKilometres, language),
  ].filter((one) => one !== false)
  return steps.length > 0 && <small>{t('every', { step: steps.join(t('or')) })}</small>
}
