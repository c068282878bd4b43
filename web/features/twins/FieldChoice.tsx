import { customerLabels } from '@filao/domain/customers/customer'
import type { Customer } from '@filao/domain/customers/customer.schema'
import { joinedFieldNames, type MergedField } from '@filao/domain/twins/merged-fields'
import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { fieldText } from './field-text.ts'

type Props = {
  field: MergedField
  kept: Customer
  merged: Customer
  /** The id of the customer whose value is taken, or both. */
  value: number | 'both'
  onChange: (value: number | 'both') => void
}

/** Asks for the value of a field that two customers contradict: that of either, or both where a field holds several. */
export function FieldChoice({ field, kept, merged, value, onChange }: Props) {
  const { t } = useTranslation('twins')
  const language = useLanguage()
  const mayJoin = joinedFieldNames.some((name) => name === field)
  return (
    <fieldset className="twin-choice">
      <legend>{customerLabels[field][language]}</legend>
      <Radio.Group
        name={field}
        value={value}
        onChange={(event) => onChange(event.target.value as number | 'both')}
        className="twin-options"
      >
        {[kept, merged].map((customer) => (
          <Radio key={customer.id} value={customer.id}>
            {fieldText(customer, field, language)}
          </Radio>
        ))}
        {mayJoin && <Radio value="both">{t('comparison.both')}</Radio>}
      </Radio.Group>
    </fieldset>
  )
}
