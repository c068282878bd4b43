import { useTranslation } from 'react-i18next'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup } from '#ui/form/FormScreen'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { WholeInput } from '#ui/number/WholeInput'
import type { useOptionRules } from './option-rules.ts'

/** Edits the greatest number of an option on a rental, and the most that is charged for each. */
export function OptionLimits({ rules }: { rules: ReturnType<typeof useOptionRules> }) {
  const { t } = useTranslation('fleet')
  return (
    <FormGroup title={t('option.limits')} hint={t('option.limitsHint')}>
      <FormRow>
        <TypedItem {...rules.field('maxAmount')}>
          <EurosInput placeholder={t('option.noLimit')} />
        </TypedItem>
        <TypedItem {...rules.field('maxDays')}>
          <WholeInput min={1} max={365} controls={false} placeholder={t('option.noLimit')} style={{ width: 160 }} />
        </TypedItem>
        <TypedItem {...rules.field('maxQuantity')}>
          <WholeInput min={1} max={99} controls={false} style={{ width: 160 }} />
        </TypedItem>
      </FormRow>
    </FormGroup>
  )
}
