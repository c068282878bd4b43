import { instantAt, localDate } from '@filao/domain/kernel/time'
import { LocalDate } from '@filao/domain/kernel/time.schema'
import { allowsStep, type Days, lengthOf, mostDays, type Step, steps, usualStep } from '@filao/domain/statistics/days'
import { useCompanyZone } from '#session/company-zone'
import { choiceParam, useQueryParams } from '#ui/url-param'

/** The periods that one click chooses. */
export const choices = ['thisMonth', 'lastMonth', 'thisYear', 'twelveMonths'] as const
type Choice = (typeof choices)[number]

/** Returns the days of a choice on a day: months and years under way end on that day. */
export function daysOf(choice: Choice, today: LocalDate): Days {
  const day = Temporal.PlainDate.from(today)
  const month = day.with({ day: 1 })
  const before = String(month.subtract({ days: 1 }))
  return {
    thisMonth: { from: String(month), to: today },
    lastMonth: { from: String(month.subtract({ months: 1 })), to: before },
    thisYear: { from: `${day.year}-01-01`, to: today },
    twelveMonths: { from: String(month.subtract({ years: 1 })), to: before },
  }[choice]
}

/** Reads a period and its step from the URL; this month up to today, and a legible step, where it names none. */
export function readPeriod(url: URLSearchParams, today: LocalDate) {
  const usual = daysOf('thisMonth', today)
  const from = LocalDate.safeParse(url.get('from')).data ?? usual.from
  const to = LocalDate.safeParse(url.get('to')).data ?? usual.to
  const days = { from, to }
  const fault = from > to ? ('wrong' as const) : lengthOf(days) > mostDays ? ('tooLong' as const) : null
  const requested = choiceParam(url, 'step', steps)
  const offered: Step[] = fault ? [] : steps.filter((step) => allowsStep(days, step))
  const step = requested && offered.includes(requested) ? requested : fault ? 'month' : usualStep(days)
  return { days, step, offered, fault, today }
}

/** Reads the period of the statistics from the URL, and sets parts of it. */
export function usePeriod() {
  const zone = useCompanyZone()
  const [url, change] = useQueryParams()
  const period = readPeriod(url, localDate(instantAt(Date.now()), zone))
  const set = (changes: Record<string, string>) =>
    change((query) => {
      for (const [name, value] of Object.entries(changes)) query.set(name, value)
      if (!('step' in changes)) query.delete('step')
      query.delete('page')
      query.delete('cursor')
      return query
    })
  return { ...period, zone, set }
}
