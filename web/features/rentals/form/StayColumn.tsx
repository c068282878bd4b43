import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { DueWithin } from '#features/upkeep/public'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import { FormGroup } from '#ui/form/FormScreen'
import { VehiclePicker } from '../vehicle-choice/VehiclePicker.tsx'
import { AgencyFields } from './AgencyFields.tsx'
import { DurationFields } from './DurationFields.tsx'
import { HandoverFields } from './handover/HandoverFields.tsx'
import { PromiseFields } from './promise/PromiseFields.tsx'
import type { RentalFormProps, RentalFormState } from './use-rental-form.ts'

type Props = RentalFormProps & { state: RentalFormState }

/** Edits the agencies, the period and the vehicle of a rental. */
export function StayColumn({ agencies, rental, initial, state }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { values, asks, departure, clocks, period, warnings, rules } = state
  const isOut = rental?.status === 'ongoing'
  return (
    <div className="rental-column">
      <FormGroup title={t('form.period')}>
        <AgencyFields
          agencies={agencies}
          rules={rules}
          isOut={isOut}
          hasFocus={asks === 'agency'}
          rental={rental}
          departureAgencyId={values.departureAgencyId}
        />
        <HandoverFields isOut={isOut} />
        <DurationFields
          rules={rules}
          departure={departure}
          zone={clocks.start}
          endZone={clocks.end}
          previousStart={rental?.start}
          period={values}
          isOut={isOut}
          hasFocus={asks === 'length'}
        />
        {warnings.length > 0 && (
          <Notice
            type="warning"
            className="rental-warning"
            title={warnings.map(({ at, sentence }) => <p key={at}>{sentence[language]}</p>)}
          />
        )}
      </FormGroup>
      <FormGroup title={rules.labels.vehicleId}>
        <Form.Item
          {...rules.field('vehicleId')}
          label={null}
          // A vehicle is chosen, not typed: it is checked when it changes.
          validateTrigger="onChange"
          className="rental-vehicle"
        >
          <VehiclePicker
            period={period}
            departureAgency={departure}
            arrivalAgencyId={values.arrivalAgencyId}
            rental={rental}
            promise={values.promise}
            preferredCategoryId={initial.categoryId}
            disabled={isOut}
            autoFocus={asks === 'vehicle'}
            askedBy={rental ? undefined : values.referralMode}
            onCategory={state.setCategoryId}
          />
        </Form.Item>
        {values.vehicleId && (
          <PromiseFields
            rental={rental}
            vehicleId={values.vehicleId}
            categoryId={state.categoryId}
            promise={values.promise}
            field={rules.field}
          />
        )}
      </FormGroup>
      {period && values.vehicleId && (
        <DueWithin vehicleId={values.vehicleId} period={period} zones={clocks} className="rental-warning" />
      )}
    </div>
  )
}
