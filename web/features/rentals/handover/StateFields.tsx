import type { Damage } from '@filao/domain/fleet/damage/damage.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form, type FormItemProps, Input } from 'antd'
import { type PropsWithChildren, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { FormGroup } from '#ui/form/FormScreen'
import { TypedItem } from '#ui/form/TypedItem'
import { formatKilometres } from '#ui/Kilometres'
import { WholeInput } from '#ui/number/WholeInput'
import { DamagesField } from './DamagesField.tsx'
import { FuelField } from './FuelField.tsx'
import './check.css'

type Props = {
  rules: { field: (name: 'odometer' | 'fuelLevel' | 'comments') => FormItemProps }
  vehicle: Pick<Rental['vehicle'], 'odometer' | 'schematicId'>
  /** The level at the delivery, for comparison. */
  fuelBefore: string | null
  known: readonly Damage[]
  zone: string
  typedOdometer: number | null | undefined
  autoFocus?: boolean
  /** The title of the first group, if not the default. */
  title?: string
  /** The path of the values in the form. */
  within?: string
  /** True folds comments and damages, on a form with two vehicles. */
  isBrief?: boolean
}

/** Edits the state of a vehicle: odometer, fuel, comments and damages. The children follow the fuel. */
export function StateFields(props: PropsWithChildren<Props>) {
  const { rules, vehicle, typedOdometer: typed, within } = props
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  const last = vehicle.odometer
  const field = (name: 'odometer' | 'fuelLevel' | 'comments') => {
    const item = rules.field(name)
    return within ? { ...item, name: [within, name] } : item
  }
  const signed = (difference: number) =>
    `${difference > 0 ? '+' : '−'}${formatKilometres(Math.abs(difference), language)}`
  const isBackwards = typeof typed === 'number' && typed < last
  const reading = (
    <TypedItem
      {...field('odometer')}
      extra={
        <span className={isBackwards ? 'check-backwards' : ''}>
          {t('last', { reading: formatKilometres(last, language) })}
          {typeof typed === 'number' && typed !== last && ` · ${signed(typed - last)}`}
        </span>
      }
    >
      <WholeInput
        suffix="km"
        controls={false}
        className="check-odometer"
        autoFocus={props.autoFocus ?? false}
        onFocus={(event) => event.target.select()}
      />
    </TypedItem>
  )
  const fuel = (
    <Form.Item {...field('fuelLevel')}>
      <FuelField before={props.fuelBefore} />
    </Form.Item>
  )
  const comments = (
    <Form.Item {...field('comments')}>
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} placeholder={t('commentsHint')} />
    </Form.Item>
  )
  const damages = (
    <Form.Item name={within ? [within, 'damages'] : 'damages'} noStyle>
      <DamagesField known={props.known} schematicId={vehicle.schematicId} zone={props.zone} />
    </Form.Item>
  )
  if (props.isBrief) {
    return (
      <FormGroup title={props.title ?? t('reading')}>
        <div className="check-brief">
          {reading}
          {fuel}
        </div>
        {props.children}
        <Noted within={within}>
          {comments}
          <p className="form-hint">{t('damages.hint')}</p>
          {damages}
        </Noted>
      </FormGroup>
    )
  }
  return (
    <>
      <FormGroup title={props.title ?? t('reading')}>
        {reading}
        {fuel}
        {comments}
        {props.children}
      </FormGroup>
      <FormGroup title={t('damages.title')} hint={t('damages.hint')}>
        {damages}
        <div className="check-end" />
      </FormGroup>
    </>
  )
}

/** Folds comments and damages; opens where a draft already has some. */
function Noted({ within, children }: PropsWithChildren<{ within: string | undefined }>) {
  const { t } = useTranslation('rentals/handover')
  const form = Form.useFormInstance()
  const path = (name: string) => (within ? [within, name] : [name])
  const comments = Form.useWatch<string | null | undefined>(path('comments'), form)
  const damages = Form.useWatch<unknown[] | undefined>(path('damages'), form)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="check-noted"
      open={isOpen || Boolean(comments) || Boolean(damages?.length)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('noted')}</summary>
      {children}
    </details>
  )
}
