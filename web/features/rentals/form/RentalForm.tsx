import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { paths } from '#session/paths'
import { Notice } from '#ui/feedback/Notice'
import { FormScreen } from '#ui/form/FormScreen'
import { BelowTheFold } from '#ui/later/BelowTheFold'
import { PeopleColumn } from './PeopleColumn.tsx'
import { BarPrice, PricePanel } from './PricePanel.tsx'
import { consequenceOf, type RentalValues } from './rental-values.ts'
import { StayColumn } from './StayColumn.tsx'
import { type RentalFormProps, useRentalForm } from './use-rental-form.ts'
import './RentalForm.css'

/** Edits all values of a rental and always shows its price. Saving a new one creates a draft. */
export function RentalForm(props: RentalFormProps) {
  const { t } = useTranslation('rentals')
  const { rental } = props
  const state = useRentalForm(props)
  const { price, agreed } = state
  const consequence = consequenceOf(rental)
  return (
    <div className="rental-edit">
      <FormScreen<RentalValues, Rental>
        form={state.form}
        initialValues={state.first}
        edits={state.edits}
        fieldOf={rental?.status === 'ongoing' ? { vehicleId: 'end' } : {}}
        save={state.save}
        savedText={t('form.saved')}
        onSaved={state.onSaved}
        backTo={rental ? paths.rentalSummary(rental.id) : paths.rentals}
        saveText={rental ? t('form.save') : t('form.create')}
        onValuesChange={state.onValuesChange}
        extra={<BarPrice price={price} />}
      >
        {consequence && <Notice type="info" title={t(`form.${consequence}`)} />}
        <StayColumn {...props} state={state} />
        <BelowTheFold>
          <PeopleColumn rental={rental} state={state} />
          <PricePanel
            price={price}
            request={state.request}
            rules={state.rules}
            rental={rental}
            categoryId={state.pricedCategoryId}
            isByHand={agreed?.price === null}
          />
        </BelowTheFold>
      </FormScreen>
    </div>
  )
}
