import type { Language } from '../../../kernel/language.schema.ts'
import { locales, nameIn } from '../../../kernel/language.ts'
import { formatEuros } from '../../../kernel/money.ts'
import { type ConditionKey, conditionKeys, conditionMessages } from './condition-messages.ts'
import type { Conditions } from './conditions.ts'

/** Returns each condition as text in a language; null where the company has not set it. */
export function conditionTexts(conditions: Conditions, language: Language): Record<ConditionKey, string | null> {
  return {
    kilometres: kilometres(conditions, language),
    fuel: amountText(conditions.fuelQuarterAmount, language, conditionMessages[language].fuel),
    lateness: lateness(conditions, language),
    fines: amountText(conditions.fineHandlingAmount, language, conditionMessages[language].fine),
    cancellation: fee(conditions.cancellationFeePercent, conditions.cancellationFeeAmount, language),
    noShow: fee(conditions.noShowFeePercent, conditions.noShowFeeAmount, language),
    drivers: drivers(conditions, language),
    youngDriver: youngDriver(conditions, language),
    exclusion: conditions.namesExclusion ? conditionMessages[language].exclusion : null,
    mediator: conditions.mediator,
  }
}

/** Lists the conditions that are set, in the order in which papers print them. */
export function statedConditions(conditions: Conditions): ConditionKey[] {
  const texts = conditionTexts(conditions, 'fr')
  return conditionKeys.filter((key) => texts[key] !== null)
}

function kilometres({ includedKilometresPerDay: included, extraKilometreAmount }: Conditions, language: Language) {
  const w = conditionMessages[language]
  if (included === null) return w.unlimited
  const extra = amountText(extraKilometreAmount, language, w.extraKilometre)
  return joined([w.included(included.toLocaleString(locales[language])), extra])
}

function lateness({ lateHourAmount, graceMinutes, isPricedByHour }: Conditions, language: Language): string {
  const w = conditionMessages[language]
  const price = amountText(lateHourAmount, language, w.lateHour) ?? (isPricedByHour ? w.latePricedHour : w.lateDay)
  return joined([price, graceMinutes > 0 && w.grace(graceMinutes)]) ?? price
}

/** Both parts null: the company has not set the fee. A fee of zero is none. */
function fee(percent: number | null, amount: number | null, language: Language): string | null {
  const w = conditionMessages[language]
  if (percent === null && amount === null) return null
  if (!percent && !amount) return w.noFee
  const least = amount ? formatEuros(amount, language) : null
  if (!percent) return least
  return joined([w.percent(percent), least && w.least(least)])
}

function drivers({ minimumAge, maximumAge, minimumLicenceYears, licenceCategory }: Conditions, language: Language) {
  const w = conditionMessages[language]
  return joined([
    minimumAge !== null && w.minimumAge(minimumAge),
    maximumAge !== null && w.maximumAge(maximumAge),
    minimumLicenceYears === null
      ? licenceCategory && w.licence(licenceCategory)
      : w.licenceYears(licenceCategory, minimumLicenceYears),
  ])
}

function youngDriver({ youngDriver: young }: Conditions, language: Language): string | null {
  if (!young) return null
  const w = conditionMessages[language]
  const price = [
    young.price > 0 && formatEuros(young.price, language),
    young.dailyPrice > 0 && w.perDay(formatEuros(young.dailyPrice, language)),
  ].filter(Boolean)
  return joined([
    w.youngDriver(young.age, nameIn({ name: young.option, nameEn: young.optionEn }, language)),
    price.join(' + '),
    typeof young.maxDays === 'number' && w.daysAtMost(young.maxDays),
    typeof young.maxAmount === 'number' && w.atMost(formatEuros(young.maxAmount, language)),
  ])
}

function amountText(amount: number | null, language: Language, text: (amount: string) => string): string | null {
  return amount === null ? null : text(formatEuros(amount, language))
}

function joined(parts: (string | false | null)[]): string | null {
  return parts.filter(Boolean).join(', ') || null
}
