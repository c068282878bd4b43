import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { lateRules } from '#ui/form/late-rules'
import { whenIdle } from '#ui/later/idle'
import { fetchRentalSchema } from './LazyRentalSchema.tsx'

const labels = {
  departureAgencyId: 'departureAgency',
  arrivalAgencyId: 'arrivalAgency',
  start: 'start',
  end: 'end',
  vehicleId: 'vehicle',
  customerId: 'customer',
  billedCustomerId: 'billedTo',
  additionalDriverIds: 'additionalDrivers',
  optionIds: 'options',
  discountPercent: 'discount',
  referralMode: 'source',
  totalAmount: 'price.byHand',
} as const

type Field = keyof typeof labels

/** The fields that the schema requires, which are marked before it has loaded. */
export const required: Field[] = ['start', 'end', 'vehicleId', 'customerId', 'departureAgencyId', 'arrivalAgencyId']

export type RentalRules = ReturnType<typeof useRentalRules>

/** Returns the rules of the form's fields. The schema is fetched once the form is drawn and the browser is idle. */
export function useRentalRules() {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  useEffect(() => {
    whenIdle()
      .then(fetchRentalSchema)
      .catch(() => undefined)
  }, [])
  const words = Object.fromEntries(Object.entries(labels).map(([name, word]) => [name, t(word)]))
  return lateRules(fetchRentalSchema, words as Record<Field, string>, required, language)
}
