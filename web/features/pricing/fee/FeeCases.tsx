import { feeKindLabels, feeKinds } from '@filao/domain/pricing/fee/fee'
import { Form, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#session/language'
import type { FeeRules } from './fee-rules.ts'
import './FeeCases.css'

/** Chooses the case of a fee, each with a sentence that says what triggers it; that of a stored fee stays. */
export function FeeCases({ rules, isFixed }: { rules: FeeRules; isFixed: boolean }) {
  const { t } = useTranslation('pricing')
  const labels = useLabels(feeKindLabels)
  return (
    <Form.Item {...rules.field('kind')}>
      <Radio.Group className="fee-cases" disabled={isFixed} vertical>
        {feeKinds.map((kind) => (
          <Radio key={kind} value={kind} autoFocus={!isFixed && kind === 'outside_hours'}>
            {labels[kind]}
            <small>{t(`fee.when.${kind}`)}</small>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  )
}
