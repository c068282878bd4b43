import type { Placeholder } from '../../company/placeholders.ts'
import { customerName, type NamedCustomer } from '../../customers/name/person.ts'
import { formatPlate } from '../../fleet/vehicle/plate.ts'
import { formatDateTime } from '../../kernel/date-text.ts'
import type { Language } from '../../kernel/language.schema.ts'
import { type Promising, shownPromise } from '../promise/promise.ts'
import { conditionTexts } from './conditions/condition-lines.ts'
import { type ConditionKey, conditionKeys } from './conditions/condition-messages.ts'
import type { Conditions } from './conditions/conditions.ts'

type Zoned = { timezone: string }

/** The parts of a rental that its terms may mention. */
type NamedInTerms = Promising & {
  company: { name: string }
  customer: NamedCustomer
  vehicle: { make: string | null; model: string | null; registrationNumber: string }
  start: string
  end: string
  departureAgency: Zoned
  arrivalAgency: Zoned
  /** Null in documents kept before they stored conditions. */
  conditions: Conditions | null
}

/**
 * Returns the value of each placeholder in the terms of a rental: plain text, in the language of the terms. A condition
 * that is not set is a dash; without stored conditions their placeholders stay as written.
 */
export function termValues(rental: NamedInTerms, language: Language): Partial<Record<Placeholder, string>> {
  const { company, customer, vehicle, start, end, departureAgency, arrivalAgency, conditions } = rental
  const { make, model, registrationNumber } = vehicle
  return {
    company: company.name,
    customer: customerName(customer),
    vehicle: shownPromise(rental, language) ?? [make, model, formatPlate(registrationNumber)].filter(Boolean).join(' '),
    start: formatDateTime(start, departureAgency.timezone, language),
    end: formatDateTime(end, arrivalAgency.timezone, language),
    ...(conditions && conditionValues(conditions, language)),
  }
}

function conditionValues(conditions: Conditions, language: Language): Record<ConditionKey, string> {
  const texts = conditionTexts(conditions, language)
  const values = conditionKeys.map((key) => [key, texts[key] ?? '–'])
  return Object.fromEntries(values) as Record<ConditionKey, string>
}
