import type { Holidays } from '@filao/domain/company/holidays.schema'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { Period } from '@filao/domain/kernel/period'
import { publicHolidays } from '#platform/lookups/holidays'

/** Returns the public holidays of an agency's country in the years of a period; none where no fee asks for them. */
export async function holidaysFor(
  fees: readonly { isOnHolidays: boolean }[],
  { countryCode }: { countryCode: string },
  { start, end }: Period,
): Promise<Record<Language, Holidays>> {
  if (!fees.some(({ isOnHolidays }) => isOnHolidays)) return { fr: {}, en: {} }
  const years = [...new Set([start, end].flatMap(yearsAround))]
  const named = (language: Language) => publicHolidays(countryCode as CountryCode, years, language)
  return { fr: await named('fr'), en: await named('en') }
}

/** Returns the years that an instant may be in, whatever the clock. */
function yearsAround(instant: string): number[] {
  const day = 86_400_000
  return [Date.parse(instant) - day, Date.parse(instant) + day].map((ms) => new Date(ms).getUTCFullYear())
}
