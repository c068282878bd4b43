import type { Agency } from '@filao/domain/company/agency.schema'
import { toLocalDateTime } from '@filao/domain/kernel/time'
import { durationDays } from '@filao/domain/rentals/status/period'
import { Form, type FormRule } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import { TypedItem } from '#ui/form/TypedItem'
import { departureTime, type OpenPeriod, periodProblem, presetPeriod, wholePeriod } from '../period/duration.ts'
import { LengthButtons } from '../period/LengthButtons.tsx'
import type { RentalRules } from './rental-rules.ts'

type Props = {
  rules: RentalRules
  /** Undefined while no agency is chosen. */
  departure: Agency | undefined
  zone: string
  endZone: string
  /** The start of the rental as saved, which may be in the past. */
  previousStart: string | undefined
  period: OpenPeriod
  isOut: boolean
  /** True to focus the usual lengths with the screen. */
  hasFocus: boolean
}

/** Edits start and end in the agencies' time zones, with usual lengths at one click, and shows the number of days. */
export function DurationFields({ rules, departure, zone, endZone, previousStart, period, isOut, hasFocus }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { company } = useSession()
  const form = Form.useFormInstance()
  const now = new Date().toISOString()
  const whole = wholePeriod(period)
  const earliest = previousStart && previousStart < now ? previousStart : now
  const ruleOf = (edge: 'start' | 'end'): FormRule => ({
    validator: async () => {
      const problem = periodProblem(edge, form.getFieldsValue(['start', 'end']), {
        now: new Date().toISOString(),
        previousStart,
        language,
      })
      if (problem) throw new Error(problem)
    },
  })
  const field = (edge: 'start' | 'end') => {
    const { rules: own, ...item } = rules.field(edge)
    return { ...item, rules: [...own, ruleOf(edge)], validateTrigger: ['onChange', 'onBlur'] }
  }
  const choose = (length: number) => {
    // A departure that was left by this very click is in the form before it is on the screen.
    const next = presetPeriod(form.getFieldsValue(['start']), length, new Date().toISOString(), zone)
    form.setFieldsValue(next)
    void form.validateFields(['start', 'end']).catch(() => undefined)
  }
  const startTime = (day: string) => (departure ? departureTime(day, departure, new Date().toISOString()) : '09:00')
  const endTime = () => (period.start ? toLocalDateTime(period.start, endZone).slice(11) : '09:00')
  return (
    <>
      <div className="rental-presets">
        <LengthButtons period={whole} zone={zone} hasFocus={hasFocus} onChoose={choose} />
        <output className="rental-days">
          {whole && whole.start < whole.end
            ? t('days', { count: durationDays(whole, zone, company.graceMinutes) })
            : ''}
        </output>
      </div>
      <div className="rental-pair">
        <TypedItem {...field('start')}>
          <DateTimePicker zone={zone} side="future" min={earliest} timeOn={startTime} disabled={isOut} />
        </TypedItem>
        <TypedItem {...field('end')} dependencies={['start']}>
          <DateTimePicker
            zone={endZone}
            side="future"
            min={period.start ?? now}
            lengthFrom={period.start}
            timeOn={endTime}
          />
        </TypedItem>
      </div>
    </>
  )
}
