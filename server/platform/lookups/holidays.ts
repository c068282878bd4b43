import { abolitionDays, abolitionName } from '@filao/domain/company/holidays'
import type { Holidays } from '@filao/domain/company/holidays.schema'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import type { Language } from '@filao/domain/kernel/language.schema'

type Day = { date: string; name: string }

const computed = new Map<string, Day[]>()

/**
 * Lists the public holidays of a territory in some years, named in a language; two on one day are joined. A territory's
 * year is computed once, on first use: the rules of the whole world take a while to read.
 */
export async function publicHolidays(territory: CountryCode, years: number[], language: Language): Promise<Holidays> {
  const days = await Promise.all(years.map((year) => holidaysOfYear(territory, year, language)))
  const names = Map.groupBy(days.flat(), ({ date }) => date)
  return Object.fromEntries([...names].map(([date, same]) => [date, same.map(({ name }) => name).join(', ')]))
}

async function holidaysOfYear(territory: CountryCode, year: number, language: Language): Promise<Day[]> {
  const key = `${territory} ${year} ${language}`
  const known = computed.get(key)
  if (known) return known
  const { default: Calendar } = await import('date-holidays')
  const found = new Calendar(territory, { languages: [language, 'fr'], types: ['public'] }).getHolidays(year)
  const days = found.map(({ date, name }) => ({ date: date.slice(0, 10), name }))
  const complete = withAbolition(days, territory, year, language)
  computed.set(key, complete)
  return complete
}

/**
 * Corrects the abolition of slavery: the package gives Saint-Martin the date of Guadeloupe, and the law of each
 * territory decides.
 */
function withAbolition(days: Day[], territory: CountryCode, year: number, language: Language): Day[] {
  const others = days.filter(({ name }) => !/abolition/i.test(name))
  const day = abolitionDays[territory]
  const own = day ? [{ date: `${year}-${day}`, name: abolitionName[language] }] : []
  return [...others, ...own].sort((a, b) => a.date.localeCompare(b.date))
}
