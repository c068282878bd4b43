import { agreedEnd } from '@filao/domain/rentals/record/agreed-price'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import { Form } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { getRental, updateRental } from '#api/calls'
import { query } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { editsOf } from '#ui/form/edited/edits'
import { schemaRules } from '#ui/form/schema-rules'
import { periodProblem } from '../period/duration.ts'
import { useAvailabilities } from '../vehicle-choice/use-availabilities.ts'
import { useChangedPrice } from './use-changed-price.ts'

export type ExtensionValues = { end: string | null; keepsPrice: boolean }

/** Returns the state of a new return: what is typed, its price, the rental that takes the vehicle, and the save. */
export function useExtension(rental: Rental) {
  const { t } = useTranslation('rentals/change')
  const language = useLanguage()
  const { companyId } = useSession()
  const [form] = Form.useForm<ExtensionValues>()
  const [now] = useState(() => new Date().toISOString())
  const typed = Form.useWatch('end', form)
  const keeps = Form.useWatch('keepsPrice', form) ?? true
  const update = useAction(updateRental)
  const { start, departureAgencyId, arrivalAgencyId, vehicleId } = rental
  const zone = rental.arrivalAgency.timezone
  const problemOf = (end: string | null | undefined) =>
    periodProblem('end', { start, end }, { now, previousStart: start, language })
  const isRefused = Boolean(typed) && typed !== rental.end && problemOf(typed) !== null
  const isChanged = Boolean(typed) && typed !== rental.end && !isRefused
  const hasPriceChoice = isChanged && isEarlier(rental, typed)
  const price = useChangedPrice(rental, isChanged && typed ? { end: typed } : null)
  const availabilities = useAvailabilities({
    period: isChanged && typed ? { start, end: typed } : null,
    departureAgencyId,
    arrivalAgencyId,
    excludeRentalId: rental.id,
  })
  const found = isChanged ? availabilities.data?.find(({ id }) => id === vehicleId) : undefined
  const taken = found?.reason === 'taken' || found?.reason === 'unavailable' ? found : undefined
  const edits = editsOf(
    query(getRental, { params: { companyId, id: rental.id } }),
    rental,
    ({ end, vehicleId, status }) => ({ end, vehicleId, status }),
    { end: t('extend.end') },
  )
  const { rules: own, ...item } = schemaRules(RentalChange, { end: t('extend.end') }, language).field('end')
  const seen = useRef<string | null>(null)
  // In the layout effect: an Enter right after the price is drawn finds it seen.
  useLayoutEffect(() => {
    seen.current = isChanged && (!price.isStale || (hasPriceChoice && keeps)) ? typed : null
  })
  // The first Enter accepts a possible return and shows its price; the next one saves it.
  const isUnseen = (end: string | null) =>
    Boolean(end) && end !== rental.end && problemOf(end) === null && end !== seen.current
  const possible = async () => {
    const end: string | null = form.getFieldValue('end')
    const problem = problemOf(end)
    if (problem) throw new Error(problem)
    if (taken) throw new Error(t('extend.taken'))
    if (end === rental.end) throw new Error(t('extend.same'))
  }
  const save = async ({ end }: ExtensionValues, ifMatch: string) => {
    const keepsPrice = isEarlier(rental, end) && form.getFieldValue('keepsPrice')
    return await update.mutateAsync({
      params: { companyId, id: rental.id },
      body: { ...(end && { end }), ...(keepsPrice && { keepsPrice: true }) },
      ifMatch,
    })
  }
  const endItem = { ...item, rules: [...own, { validator: possible }] }
  return {
    form,
    now,
    zone,
    typed,
    keeps,
    hasPriceChoice,
    price,
    taken,
    isRefused,
    isUnseen,
    edits,
    endItem,
    save,
  }
}

/** Returns true for a return before the agreed one, for which the agreed price may be kept. */
function isEarlier(rental: Rental, end: string | null | undefined): boolean {
  return Boolean(end) && end !== rental.end && Date.parse(end ?? '') <= Date.parse(agreedEnd(rental))
}
