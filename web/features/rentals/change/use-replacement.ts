import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { cache } from '#api/cache'
import { changeVehicle, getVehicle } from '#api/calls'
import { query, useRead } from '#api/read'
import { useSession } from '#session/session'
import { useConfirmation } from '#ui/feedback/confirmation'
import { firstState, photosOf, type StateValues, stateBody } from '../handover/outbox/check-values.ts'
import { tabBox } from '../handover/outbox/stored-photos.ts'
import type { OutOfServiceValues } from './OutOfService.tsx'
import { useChangedPrice } from './use-changed-price.ts'
import { useUploads } from './use-uploads.ts'

export type ReplacementValues = OutOfServiceValues & {
  vehicleId: number | null
  reason: string
  keepsPrice: boolean
  back: StateValues
  out?: StateValues
}

/** Returns the state of a vehicle's replacement: what is typed, the next vehicle, the price, and the save. */
export function useReplacement(rental: Rental) {
  const { t } = useTranslation('rentals/handover')
  const { companyId, user } = useSession()
  const { sendConfirmed } = useConfirmation()
  const [form] = Form.useForm<ReplacementValues>()
  const [box] = useState(() => tabBox(`${user.id}/${rental.id}`))
  const values = Form.useWatch([], form) as ReplacementValues | undefined
  const vehicleId = values?.vehicleId ?? null
  const upload = useUploads({ companyId, rentalId: rental.id }, box)
  const change = useAction(changeVehicle)
  const nextInput = (id: number | null) => ({ params: { companyId, id: id ?? 0 } })
  const chosen = useRead(getVehicle, nextInput(vehicleId), {
    enabled: vehicleId !== null,
    refetchOnWindowFocus: false,
  }).data
  const next = chosen?.id === vehicleId ? chosen : undefined
  const keepsPrice = values?.keepsPrice ?? true
  const price = useChangedPrice(rental, vehicleId === null || keepsPrice ? null : { vehicleId })
  const save = async (): Promise<Rental> => {
    await Promise.all(box.reading)
    const typed = form.getFieldsValue()
    // The form has no field for photos of the whole vehicle, so their list comes from `firstState`.
    const back = { ...firstState(rental.vehicle), ...typed.back }
    // The save may come before the fields of the departing vehicle, which start with its known state.
    const out = { ...firstState(await cache.fetchQuery(query(getVehicle, nextInput(typed.vehicleId)))), ...typed.out }
    const photos = await upload([...photosOf(back), ...photosOf(out)])
    const uploaded = (id: string) => photos.get(id) ?? null
    const question = {
      title: t('confirmTitle'),
      confirm: t('confirmOdometer'),
      correct: t('correct'),
    }
    return await sendConfirmed('odometer_backwards', question, (_, confirmed) => {
      const isConfirmed = (side: 'back' | 'out') =>
        confirmed.some(({ errors }) => errors.some(({ path }) => path.startsWith(`${side}.`)))
      const body = {
        vehicleId: typed.vehicleId ?? 0,
        reason: typed.reason,
        keepsPrice: typed.keepsPrice,
        unavailableUntil: typed.isOutOfService ? (typed.unavailableUntil ?? null) : null,
        back: stateBody(back, uploaded, isConfirmed('back')),
        out: stateBody(out, uploaded, isConfirmed('out')),
      }
      return change.mutateAsync({ params: { companyId, rentalId: rental.id }, body })
    })
  }
  return { form, box, values, vehicleId, next, keepsPrice, price, save }
}
