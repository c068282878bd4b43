import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { extendedEnd, extensions } from '@filao/domain/rentals/status/period'
import { Button, Form } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import { useToast } from '#ui/feedback/toast'
import { FormModal } from '#ui/form/FormModal'
import { TypedItem } from '#ui/form/TypedItem'
import { ExtendConflict } from './ExtendConflict.tsx'
import { KeepsPriceField, PriceDifference } from './PriceDifference.tsx'
import { type ExtensionValues, useExtension } from './use-extension.ts'

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
  const { form, now, zone, typed, keeps, hasPriceChoice, price, taken, isRefused, isUnseen, edits, endItem, save } =
    useExtension(rental)
  const isSaved = useRef(false)
  return (
    <FormModal<ExtensionValues>
      name="extend"
      form={form}
      title={t('extend.title')}
      confirm={t('extend.confirm')}
      initialValues={{ end: rental.end, keepsPrice: true }}
      edits={edits}
      save={save}
      mayConfirm={() => !isUnseen(form.getFieldValue('end'))}
      onSaved={() => {
        toast.success(t('extend.saved', { number: rental.publicId }))
        isSaved.current = true
      }}
      onClose={() => (isSaved.current ? onSaved() : onClose())}
    >
      <div className="extend-room">
        <ExtensionButtons
          rental={rental}
          now={now}
          typed={typed}
          onChoose={(end) => {
            form.setFieldValue('end', end)
            void form.validateFields(['end']).catch(() => undefined)
          }}
        />
        <TypedItem
          {...endItem}
          required
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
        {taken && <ExtendConflict rental={rental} vehicle={taken} zone={zone} />}
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

type ExtensionProps = {
  rental: Rental
  now: string
  typed: string | null | undefined
  onChoose: (end: string) => void
}

/** Offers the usual extensions, counted from the agreed return. */
function ExtensionButtons({ rental, now, typed, onChoose }: ExtensionProps) {
  const { t } = useTranslation('rentals/change')
  const language = useLanguage()
  return (
    <fieldset className="extend-presets">
      <legend className="visually-hidden">{t('extend.by')}</legend>
      {extensions.map(({ days, label }) => {
        const end = extendedEnd(rental.end, days, now, rental.arrivalAgency.timezone)
        return (
          <Button
            key={days}
            shape="round"
            type={typed === end ? 'primary' : 'default'}
            aria-pressed={typed === end}
            onClick={() => onChoose(end)}
          >
            {label[language]}
          </Button>
        )
      })}
    </fieldset>
  )
}
