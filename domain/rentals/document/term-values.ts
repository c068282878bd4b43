import type { Placeholder } from '../../company/placeholders.ts'
import { customerName, type NamedCustomer } from '../../customers/person.ts'
import { formatPlate } from '../../fleet/vehicle/plate.ts'
import { formatDateTime } from '../../kernel/date-text.ts'
import type { Language } from '../../kernel/language.ts'

type Zoned = { timezone: string }

/** The parts of a rental that its terms may mention. */
type NamedInTerms = {
  company: { name: string }
  customer: NamedCustomer
  vehicle: { make: string | null; model: string | null; registrationNumber: string }
  start: string
  end: string
  departureAgency: Zoned
  arrivalAgency: Zoned
}

/** Returns the value of each placeholder in the terms of a rental: plain text, in the language of the terms. */
export function termValues(rental: NamedInTerms, language: Language): Record<Placeholder, string> {
  const { company, customer, vehicle, start, end, departureAgency, arrivalAgency } = rental
  const { make, model, registrationNumber } = vehicle
  return {
    company: company.name,
    customer: customerName(customer),
    vehicle: [make, model, formatPlate(registrationNumber)].filter(Boolean).join(' '),
    start: formatDateTime(start, departureAgency.timezone, language),
    end: formatDateTime(end, arrivalAgency.timezone, language),
  }
}
