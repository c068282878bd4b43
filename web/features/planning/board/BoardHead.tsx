import { locales } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { clockOf } from '@filao/domain/planning/clock'
import { dayAt, grainOf, type Scale, toPx } from '@filao/domain/planning/scale'
import { memo, useMemo } from 'react'
import { useLanguage } from '#session/language'
import { NowHour } from './NowLine.tsx'

type Props = {
  scale: Scale
  holidays: Record<string, string>
  /** The local date, the instant and its hour in words. */
  today: string
  now: number
  hour: string
  from: number
  to: number
}

/** Renders two lines of time: the larger periods, and the slots, days or months themselves. */
export const BoardHead = memo(function BoardHead({ scale, holidays, today, now, hour, from, to }: Props) {
  const language = useLanguage()
  const cells = useMemo(() => cellsOf(scale, holidays, today, language), [scale, holidays, today, language])
  const inView = ({ start, end }: Cell) => end > from && start < to
  return (
    <div className="board-times" aria-hidden>
      {cells.upper.filter(inView).map((cell) => (
        <HeadCell key={cell.start} cell={cell} scale={scale} level="upper" />
      ))}
      {cells.lower.filter(inView).map((cell) => (
        <HeadCell key={cell.start} cell={cell} scale={scale} level="lower" />
      ))}
      <NowHour scale={scale} now={now} hour={hour} />
    </div>
  )
})

type Cell = {
  start: number
  end: number
  text: string
  /** Shown above the text when there is no room beside it. */
  weekday?: string
  title?: string
  mark: '' | ' is-today' | ' is-holiday' | ' is-weekend'
}

function HeadCell({ cell, scale, level }: { cell: Cell; scale: Scale; level: 'upper' | 'lower' }) {
  const style = { left: toPx(scale, cell.start), width: (cell.end - cell.start) * scale.pxPerMs }
  return (
    <div className={`board-${level}${cell.mark}`} style={style} title={cell.title}>
      {cell.weekday && <small>{cell.weekday}</small>}
      <span>{cell.text}</span>
    </div>
  )
}

function cellsOf(scale: Scale, holidays: Record<string, string>, today: string, language: Language) {
  const { view, edges, timezone } = scale
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: timezone })
  const dayCell = (start: number, end: number, text: string): Cell => {
    const date = dayAt(start, timezone)
    const holiday = holidays[date]
    const { weekday } = at(start)
    const mark = date === today ? ' is-today' : holiday ? ' is-holiday' : weekday > 5 ? ' is-weekend' : ''
    return { start, end, text, mark, ...(holiday && { title: holiday }) }
  }
  const at = clockOf(timezone)
  const pairs = edges.slice(0, -1).map((start, index) => ({ start, end: edges[index + 1] ?? start }))
  const grain = grainOf(view)
  if (grain === 'months') {
    const [year, month] = [format({ year: 'numeric' }), format({ month: 'short' })]
    const years = groups(pairs, (start) => year.format(start))
    return {
      upper: years.map(({ start, end, name }) => plain(start, end, name)),
      lower: pairs.map(({ start, end }) => plain(start, end, month.format(start))),
    }
  }
  if (grain === 'hours') {
    const long = format({ weekday: 'long', day: 'numeric', month: 'long' })
    const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const days = groups(pairs, (start) => dayAt(start, timezone))
    const hours = groups(pairs, (start) => `${dayAt(start, timezone)} ${clock.format(start).slice(0, 2)}`)
    return {
      upper: days.map(({ start, end }) =>
        dayCell(start, end, withHoliday(long.format(start), holidays[dayAt(start, timezone)])),
      ),
      lower: hours.map(({ start, end }) => plain(start, end, hourText(at(start).hour, language))),
    }
  }
  const month = format({ month: 'long', year: 'numeric' })
  const months = groups(pairs, (start) => dayAt(start, timezone).slice(0, 7))
  const upper = months.map(({ start, end }) => plain(start, end, month.format(start)))
  if (grain === 'numbers') {
    const weekday = format({ weekday: day * scale.pxPerMs < roomForWeekday ? 'narrow' : 'short' })
    const lower = pairs.map(({ start, end }) => ({
      ...dayCell(start, end, String(at(start).day)),
      weekday: weekday.format(start),
    }))
    return { upper, lower }
  }
  const weekday = format({ weekday: 'short' })
  return {
    upper,
    lower: pairs.map(({ start, end }) =>
      dayCell(start, end, withHoliday(`${weekday.format(start)} ${at(start).day}`, holidays[dayAt(start, timezone)])),
    ),
  }
}

const day = 86_400_000

/** The day width in pixels below which a weekday is shown as one letter. */
const roomForWeekday = 34

function plain(start: number, end: number, text: string): Cell {
  return { start, end, text, mark: '' }
}

function withHoliday(text: string, holiday: string | undefined): string {
  return holiday ? `${text} · ${holiday}` : text
}

function hourText(hour: number, language: Language): string {
  return language === 'fr' ? `${hour}h` : `${String(hour).padStart(2, '0')}:00`
}

/** Merges neighbours that have the same name. */
function groups(pairs: { start: number; end: number }[], nameOf: (start: number) => string) {
  const found: { name: string; start: number; end: number }[] = []
  for (const { start, end } of pairs) {
    const name = nameOf(start)
    const last = found.at(-1)
    if (last?.name === name) last.end = end
    else found.push({ name, start, end })
  }
  return found
}
