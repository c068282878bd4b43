import { useTranslation } from 'react-i18next'
import { DayInput } from '#ui/date/DayInput'
import { SegmentedControl } from '#ui/SegmentedControl'
import { choices, daysOf, type usePeriod } from './period.ts'

/** Chooses the period, by one click or by its two days, and the step of the chart. */
export function PeriodBar({ period }: { period: ReturnType<typeof usePeriod> }) {
  const { t } = useTranslation('statistics')
  const { days, step, offered, today, zone, set } = period
  return (
    <div className="stat-bar">
      <fieldset className="stat-choices" aria-label={t('period.label')}>
        {choices.map((choice) => {
          const chosen = daysOf(choice, today)
          const isChosen = chosen.from === days.from && chosen.to === days.to
          return (
            <button key={choice} type="button" aria-pressed={isChosen} onClick={() => set(chosen)}>
              {t(`period.${choice}`)}
            </button>
          )
        })}
      </fieldset>
      <span className="stat-day">
        <span aria-hidden>{t('period.from')}</span>
        <DayInput
          zone={zone}
          side="past"
          label={t('period.from')}
          value={days.from}
          onChange={(from) => from && set({ from })}
        />
      </span>
      <span className="stat-day">
        <span aria-hidden>{t('period.to')}</span>
        <DayInput zone={zone} side="past" label={t('period.to')} value={days.to} onChange={(to) => to && set({ to })} />
      </span>
      {offered.length > 1 && (
        <SegmentedControl
          label={t('step.label')}
          options={offered.map((one) => ({ value: one, label: t(`step.${one}`) }))}
          value={step}
          onChange={(next) => set({ step: next })}
        />
      )}
    </div>
  )
}
