import { formatDateTime } from '@filao/domain/kernel/date-text'
import { agreedEnd } from '@filao/domain/rentals/record/agreed-price'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import { extendedEnd, extensions } from '@filao/domain/rentals/status/period'
import { Button, Form } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '#api/action'
import { getRental, updateRental } from '#api/calls'
import { query } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import { useToast } from '#ui/feedback/toast'
import { editsOf } from '#ui/form/edited/edits'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { periodProblem } from '../period/duration.ts'
import { useAvailabilities } from '../vehicle-choice/use-availabilities.ts'
import { ExtendConflict } from './ExtendConflict.tsx'
import { KeepsPriceField, PriceDifference } from './PriceDifference.tsx'
import { useChangedPrice } from './use-changed-price.ts'

type Values = { end: string | null; keepsPrice: boolean }

type Props = {
  rental: Rental
  /** Called instead of `onClose` once the new return is saved. */
  onSaved: () => void
  onClose: () => void
}

/** Changes the return of a rental under way, and shows its price and conflicts before it is sent. */
export function ExtendModal({ rental, onSaved, onClose }: Props) {
  const { t } = useTranslation('rentals/change')
  const language = useLanguage()
  const toast = useToast()
  const { companyId } = useSession()
  const [form] = Form.useForm<Values>()
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
  const isTaken = found?.reason === 'taken' || found?.reason === 'unavailable'
  const edits = editsOf(
    query(getRental, { params: { companyId, id: rental.id } }),
    rental,
    ({ end, vehicleId, status }) => ({ end, vehicleId, status }),
    { end: t('extend.end') },
  )
  const { rules: own, ...item } = schemaRules(RentalChange, { end: t('extend.end') }, language).field('end')
  const isSaved = useRef(false)
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
    if (isTaken) throw new Error(t('extend.taken'))
    if (end === rental.end) throw new Error(t('extend.same'))
  }
  return (
    <FormModal<Values>
      name="extend"
      form={form}
      title={t('extend.title')}
      confirm={t('extend.confirm')}
      initialValues={{ end: rental.end, keepsPrice: true }}
      edits={edits}
      save={async ({ end }, ifMatch) => {
        const keepsPrice = isEarlier(rental, end) && form.getFieldValue('keepsPrice')
        return await update.mutateAsync({
          params: { companyId, id: rental.id },
          body: { ...(end && { end }), ...(keepsPrice && { keepsPrice: true }) },
          ifMatch,
        })
      }}
      mayConfirm={() => !isUnseen(form.getFieldValue('end'))}
      onSaved={() => {
        toast.success(t('extend.saved', { number: rental.publicId }))
        isSaved.current = true
      }}
      onClose={() => (isSaved.current ? onSaved() : onClose())}
    >
      <div className="extend-room">
        <fieldset className="extend-presets">
          <legend className="visually-hidden">{t('extend.by')}</legend>
          {extensions.map(({ days, label }) => {
            const end = extendedEnd(rental.end, days, now, zone)
            return (
              <Button
                key={days}
                shape="round"
                type={typed === end ? 'primary' : 'default'}
                aria-pressed={typed === end}
                onClick={() => {
                  form.setFieldValue('end', end)
                  void form.validateFields(['end']).catch(() => undefined)
                }}
              >
                {label[language]}
              </Button>
            )
          })}
        </fieldset>
        <TypedItem
          {...item}
          required
          rules={[...own, { validator: possible }]}
          extra={t('extend.until', { date: formatDateTime(rental.end, zone, language) })}
        >
          <DateTimePicker
            zone={zone}
            side="future"
            min={rental.deliveredAt ?? now}
            lengthFrom={extendedEnd(rental.end, 0, now, zone)}
            autoFocus
          />
        </TypedItem>
        {found && isTaken && <ExtendConflict rental={rental} vehicle={found} zone={zone} />}
        {hasPriceChoice && (
          <Form.Item name="keepsPrice">
            <KeepsPriceField />
          </Form.Item>
        )}
        {!isRefused && <PriceDifference rental={rental} price={price} isKept={hasPriceChoice && keeps} />}
        {price.refusal !== null && <Link to={paths.rental(rental.id)}>{t('extend.edit')}</Link>}
      </div>
    </FormModal>
  )
}

/** Returns true for a return before the agreed one, for which the agreed price may be kept. */
function isEarlier(rental: Rental, end: string | null | undefined): boolean {
  return Boolean(end) && end !== rental.end && Date.parse(end ?? '') <= Date.parse(agreedEnd(rental))
}
