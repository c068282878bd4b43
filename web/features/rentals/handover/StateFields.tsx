import type { Damage } from '@filao/domain/fleet/damage/damage'
import type { Rental } from '@filao/domain/rentals/rental'
import { Form, type FormItemProps, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormGroup } from '#ui/form/FormScreen'
import { TypedItem } from '#ui/form/TypedItem'
import { useLanguage } from '#ui/language'
import { WholeInput } from '#ui/number/WholeInput'
import { kilometres } from '../kilometres.ts'
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
  /** The title of the damages, on a form with two vehicles. */
  damagesTitle?: string
  /** The path of the values in the form. */
  within?: string
}

/** Edits the state of a vehicle: odometer, fuel, comments and damages. */
export function StateFields(props: Props) {
  const { rules, vehicle, typedOdometer: typed, within } = props
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  const last = vehicle.odometer
  const field = (name: 'odometer' | 'fuelLevel' | 'comments') => {
    const item = rules.field(name)
    return within ? { ...item, name: [within, name] } : item
  }
  const signed = (difference: number) => `${difference > 0 ? '+' : '−'}${kilometres(Math.abs(difference), language)}`
  const isBackwards = typeof typed === 'number' && typed < last
  return (
    <>
      <FormGroup title={props.title ?? t('reading')}>
        <TypedItem
          {...field('odometer')}
          extra={
            <span className={isBackwards ? 'check-backwards' : ''}>
              {t('last', { reading: kilometres(last, language) })}
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
        <Form.Item {...field('fuelLevel')}>
          <FuelField before={props.fuelBefore} />
        </Form.Item>
        <Form.Item {...field('comments')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} placeholder={t('commentsHint')} />
        </Form.Item>
      </FormGroup>
      <FormGroup title={props.damagesTitle ?? t('damages.title')} hint={t('damages.hint')}>
        <Form.Item name={within ? [within, 'damages'] : 'damages'} noStyle>
          <DamagesField known={props.known} schematicId={vehicle.schematicId} zone={props.zone} />
        </Form.Item>
        <div className="check-end" />
      </FormGroup>
    </>
  )
}
