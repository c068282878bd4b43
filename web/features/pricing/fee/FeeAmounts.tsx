import { hasField } from '@filao/domain/pricing/fee/checked-fee'
import type { FeeKind } from '@filao/domain/pricing/fee/fee.schema'
import { useTranslation } from 'react-i18next'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup } from '#ui/form/FormScreen'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { WholeInput } from '#ui/number/WholeInput'
import type { FeeRules } from './fee-rules.ts'

/** Edits the amounts of a fee, for drivers also those per day, the most for each, and how many are free. */
export function FeeAmounts({ rules, kind }: { rules: FeeRules; kind: FeeKind }) {
  const { t } = useTranslation('pricing')
  const isDaily = hasField(kind, 'dailyPrice')
  return (
    <FormGroup title={t('fee.amounts')} hint={t(`fee.hint.${kind}`)}>
      <FormRow>
        <TypedItem {...rules.field('price')} required={!isDaily}>
          <EurosInput />
        </TypedItem>
        {isDaily && (
          <TypedItem {...rules.field('dailyPrice')}>
            <EurosInput />
          </TypedItem>
        )}
        {hasField(kind, 'maxAmount') && (
          <TypedItem {...rules.field('maxAmount')}>
            <EurosInput placeholder={t('fee.noLimit')} />
          </TypedItem>
        )}
      </FormRow>
      {hasField(kind, 'freeCount') && (
        <TypedItem {...rules.field('freeCount')}>
          <WholeInput max={10} controls={false} style={{ width: 160 }} />
        </TypedItem>
      )}
    </FormGroup>
  )
}
