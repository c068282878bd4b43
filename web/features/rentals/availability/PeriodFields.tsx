import type { Agency } from '@filao/domain/company/agency.schema'
import { toLocalDateTime } from '@filao/domain/kernel/time'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { durationDays } from '@filao/domain/rentals/status/period'
import { Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#session/language'
import { useSession } from '#session/session'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import {
  departureTime,
  endAfterMove,
  type OpenPeriod,
  openingStart,
  presetPeriod,
  wholePeriod,
} from '../period/duration.ts'
import { LengthButtons } from '../period/LengthButtons.tsx'
import './PeriodFields.css'

type Props = {
  agencies: Agency[]
  agency: Agency
  period: OpenPeriod
  /** The rule's message about each end, or null. */
  problems: { start: string | null; end: string | null }
  onAgency: (id: number) => void
  onPeriod: (change: { start?: string | null; end?: string | null }) => void
}

/** Chooses the agency and both dates; moving the departure keeps the length. Shows the number of billed days. */
export function PeriodFields({ agencies, agency, period, problems, onAgency, onPeriod }: Props) {
  const { t } = useTranslation('rentals/availability')
  const labels = useLabels(rentalLabels)
  const { company } = useSession()
  const zone = agency.timezone
  const now = new Date().toISOString()
  const whole = problems.start || problems.end ? null : wholePeriod(period)
  const moveStart = (start: string | null) => onPeriod({ start, end: endAfterMove(period, start, zone) })
  const choose = (minutes: number) => {
    const from = new Date().toISOString()
    onPeriod(presetPeriod({ start: period.start ?? openingStart(agency, from) }, minutes, from, zone))
  }
  const endTime = () => (period.start ? toLocalDateTime(period.start, zone).slice(11) : '09:00')
  return (
    <div className="stay-fields">
      {agencies.length > 1 && (
        <Field label={t('agency')}>
          {(id) => (
            <Select
              id={id}
              value={agency.id}
              options={agencies.map((one) => ({ value: one.id, label: one.name }))}
              popupMatchSelectWidth={false}
              onChange={onAgency}
            />
          )}
        </Field>
      )}
      <Field label={labels.start} problem={problems.start}>
        {(id, described) => (
          <DateTimePicker
            id={id}
            {...described}
            autoFocus={!period.start}
            zone={zone}
            side="future"
            min={now}
            timeOn={(day) => departureTime(day, agency, new Date().toISOString())}
            value={period.start ?? null}
            onChange={moveStart}
          />
        )}
      </Field>
      <Field label={labels.end} problem={problems.end}>
        {(id, described) => (
          <DateTimePicker
            id={id}
            {...described}
            zone={zone}
            side="future"
            min={period.start ?? now}
            lengthFrom={period.start}
            timeOn={endTime}
            value={period.end ?? null}
            onChange={(end) => onPeriod({ end })}
          />
        )}
      </Field>
      <div className="stay-length">
        <LengthButtons period={whole} zone={zone} onChoose={choose} />
        <output className="stay-days">
          {whole && t('days', { count: durationDays(whole, zone, company.graceMinutes) })}
        </output>
      </div>
    </div>
  )
}

type Described = { status?: 'error'; 'aria-invalid'?: true; 'aria-describedby'?: string }
type FieldParts = {
  label: string
  problem?: string | null
  children: (id: string, described: Described) => ReactNode
}

function Field({ label, problem = null, children }: FieldParts) {
  const id = useId()
  const described: Described = problem
    ? { status: 'error', 'aria-invalid': true, 'aria-describedby': `${id}-problem` }
    : {}
  return (
    <div className="stay-field">
      <label htmlFor={id}>{label}</label>
      {children(id, described)}
      {problem && (
        <p id={`${id}-problem`} className="stay-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
