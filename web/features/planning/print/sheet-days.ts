import { weekdayOf } from '@filao/domain/kernel/time'
import { type BoardPeriod, dayAt } from '@filao/domain/planning/scale'

/** A day in shares of the week: longer or shorter when daylight saving time begins or ends. */
type SheetDay = { date: string; left: number; width: number; kind: 'holiday' | 'weekend' | 'work' }

/** Returns the seven days from Monday in a time zone. */
export function sheetDays(
  { start, end, edges }: BoardPeriod,
  zone: string,
  holidays: Record<string, string>,
): SheetDay[] {
  return edges.slice(0, -1).map((edge, index) => {
    const date = dayAt(edge, zone)
    const next = edges[index + 1] ?? end
    const kind = holidays[date] ? 'holiday' : weekdayOf(date) > 5 ? 'weekend' : 'work'
    return { date, left: (edge - start) / (end - start), width: (next - edge) / (end - start), kind }
  })
}

/** Formats a share of the week as a CSS percentage. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(4)}%`
}
