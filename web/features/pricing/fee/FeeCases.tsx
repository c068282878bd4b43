import { feeKindLabels, feeKinds } from '@filao/domain/pricing/fee/fee'
import type { FeeKind } from '@filao/domain/pricing/fee/fee.schema'
import { Form, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#session/language'
import type { FeeRules } from './fee-rules.ts'
import './FeeCases.css'

/** Chooses the case of a fee, each with a sentence that says what triggers it; a stored fee shows its own alone. */
export function FeeCases({ rules, fixed }: { rules: FeeRules; fixed: FeeKind | null }) {
  const { t } = useTranslation('pricing')
  const labels = useLabels(feeKindLabels)
  return (
    <Form.Item {...rules.field('kind')}>
      <Radio.Group className="fee-cases" vertical>
        {feeKinds
          .filter((kind) => fixed === null || kind === fixed)
          .map((kind) => (
            <Radio key={kind} value={kind} autoFocus={fixed === null && kind === 'outside_hours'}>
              {labels[kind]}
              <small>{t(`fee.when.${kind}`)}</small>
            </Radio>
          ))}
      </Radio.Group>
    </Form.Item>
  )
}
