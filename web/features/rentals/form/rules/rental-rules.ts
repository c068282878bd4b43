import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { useEffect } from 'react'
import { useLabels, useLanguage } from '#session/language'
import { lateRules } from '#ui/form/late-rules'
import { whenIdle } from '#ui/later/idle'
import { fetchRentalSchema } from './LazyRentalSchema.tsx'

type Field = keyof typeof rentalLabels

/** The fields that the schema requires, which are marked before it has loaded. */
export const required: Field[] = ['start', 'end', 'vehicleId', 'customerId', 'departureAgencyId', 'arrivalAgencyId']

export type RentalRules = ReturnType<typeof useRentalRules>

/** Returns the rules of the form's fields. The schema is fetched once the form is drawn and the browser is idle. */
export function useRentalRules() {
  const language = useLanguage()
  useEffect(() => {
    whenIdle()
      .then(fetchRentalSchema)
      .catch(() => undefined)
  }, [])
  return lateRules(fetchRentalSchema, useLabels(rentalLabels), required, language)
}
