import { referralModeLabels } from '@filao/domain/rentals/record/labels'
import { referralModes } from '@filao/domain/rentals/record/referral-mode'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { FormGroup } from '#ui/form/FormScreen'
import { SegmentedControl } from '#ui/SegmentedControl'
import { BilledField } from '../billed/BilledField.tsx'
import { DriverNotice } from '../drivers/DriverNotice.tsx'
import { ExclusionReason } from '../drivers/LazyExclusionReason.tsx'
import { SourceFields } from '../source/SourceFields.tsx'
import { useSources } from '../source/use-sources.ts'
import { CustomerField } from './customer/CustomerField.tsx'
import { DriversField } from './DriversField.tsx'
import { TextFields } from './handover/TextFields.tsx'
import { OptionsField } from './options/OptionsField.tsx'
import type { RentalFormState } from './use-rental-form.ts'

type Props = { rental: Rental | undefined; state: RentalFormState }

const discounts = Array.from({ length: 11 }, (_, step) => step * 5)

/** Edits the people of a rental, its options and its discount. */
export function PeopleColumn({ rental, state }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { first, values, asks, clocks, verdict, added, price, rules } = state
  const { languageOf } = useSources(rental?.source ?? null)
  const ofCategory = rental && rental.vehicle.category.id === state.categoryId ? rental : null
  const coverId = rental?.coverId ?? null
  return (
    <div className="rental-column">
      <FormGroup title={t('form.people')}>
        <Form.Item
          {...rules.field('customerId')}
          // A customer is chosen, not typed: it is checked when it changes.
          validateTrigger="onChange"
        >
          <CustomerField
            disabled={rental?.status === 'ongoing'}
            hasFocus={asks === 'customer'}
            language={languageOf(values.sourceId)}
            licence={{ end: values.end ?? null, zone: clocks.end }}
          />
        </Form.Item>
        <Form.Item {...rules.field('additionalDriverIds')}>
          <DriversField except={values.customerId ?? null} known={rental?.additionalDrivers ?? []} />
        </Form.Item>
        <DriverNotice verdict={verdict} />
        <ExclusionReason verdict={verdict} item={rules.field('exclusionReason')} isRequired={!rental} />
        <Form.Item {...rules.field('referralMode')}>
          <SegmentedControl
            label={rules.labels.referralMode}
            options={referralModes.map((value) => ({ value, label: referralModeLabels[value][language] }))}
          />
        </Form.Item>
        <SourceFields field={rules.field} rental={rental} />
        <BilledField item={rules.field('billedCustomerId')} isOpenFirst={first.billedCustomerId !== null} />
      </FormGroup>
      <TextFields field={rules.field} zone={clocks.start} start={values.start} />
      <FormGroup title={t('form.extras')}>
        <Form.Item {...rules.field('optionIds')}>
          <OptionsField
            categoryId={state.categoryId}
            pricedCategoryId={state.pricedCategoryId}
            days={price.data?.days}
            kept={rental?.price?.options ?? []}
            keptCover={coverId === null ? null : { id: coverId, waiverAmount: ofCategory?.waiverAmount ?? null }}
            agreed={ofCategory?.status === 'draft' ? null : ofCategory}
            added={added}
            left={state.optionsLeft}
            zone={clocks.start}
          />
        </Form.Item>
        <Form.Item {...rules.field('discountPercent')}>
          <Select
            className="rental-discount"
            options={discounts.map((value) => ({ value, label: t('percent', { value }) }))}
          />
        </Form.Item>
      </FormGroup>
    </div>
  )
}
