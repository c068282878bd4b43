import generatePicker from 'antd/es/date-picker/generatePicker'
import { calendarClock } from './calendar-clock.ts'

export type CalendarProps = {
  /** The zone whose today is marked. */
  zone: string
  /** `YYYY-MM-DDTHH:mm` on the clock of the field. */
  value: string | null
  onChoose: (value: string) => void
  /** The time of a day chosen while there is no value, `HH:mm`; without it only days are chosen. */
  time?: string
  /** The first and the last moment that can be chosen. */
  min?: string | undefined
  max?: string | undefined
  className?: string
}

type Local = Temporal.PlainDateTime

/** Shows the calendar under a typed field. Only its panel is used: the field handles the typing. */
export function Calendar({ zone, value, onChoose, time, min, max, className = '' }: CalendarProps) {
  const Picker = pickerOf(zone)
  const first = min ? Temporal.PlainDateTime.from(min) : null
  return (
    <Picker
      open
      className="typed-calendar"
      classNames={{ popup: { root: className } }}
      components={{ input: Nothing }}
      suffixIcon={null}
      allowClear={false}
      previewValue={false}
      needConfirm={false}
      showNow={false}
      value={value === null ? null : Temporal.PlainDateTime.from(value)}
      showTime={
        time !== undefined && {
          format: 'HH:mm',
          minuteStep: 5,
          defaultOpenValue: Temporal.PlainDateTime.from(`2000-01-01T${time}`),
        }
      }
      {...(first && { minDate: first, disabledTime: (day: Local) => before(first, day) })}
      {...(max && { maxDate: Temporal.PlainDateTime.from(max) })}
      panelRender={(panel) => <div ref={holdFocus}>{panel}</div>}
      onCalendarChange={(chosen) => chosen && onChoose((chosen as Local).toString({ smallestUnit: 'minute' }))}
    />
  )
}

const pickers = new Map<string, ReturnType<typeof generatePicker<Local>>>()

/** Returns the calendar of a zone, created once. */
function pickerOf(zone: string) {
  const known = pickers.get(zone)
  if (known) return known
  const made = generatePicker<Local>(calendarClock(zone))
  pickers.set(zone, made)
  return made
}

/** Disables the past hours and minutes of the earliest day. */
function before(min: Local, day: Local | null) {
  if (!day?.toPlainDate().equals(min.toPlainDate())) return {}
  return {
    disabledHours: () => Array.from({ length: min.hour }, (_, hour) => hour),
    disabledMinutes: (hour: number) => Array.from({ length: hour === min.hour ? min.minute : 0 }, (_, at) => at),
  }
}

/** Keeps the focus in the field when the panel is clicked. */
function holdFocus(panel: HTMLElement | null) {
  const stay = (event: MouseEvent) => event.preventDefault()
  panel?.addEventListener('mousedown', stay)
  return () => panel?.removeEventListener('mousedown', stay)
}

function Nothing() {
  return null
}
