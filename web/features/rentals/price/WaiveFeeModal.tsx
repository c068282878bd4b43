import { waivedFeeLabels } from '@filao/domain/pricing/fee/fee'
import { WaivedFee } from '@filao/domain/pricing/fee/fee.schema'
import type { FeeLine } from '@filao/domain/pricing/fee/fee-line.schema'
import { optionText } from '@filao/domain/pricing/option-line'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLabels, useLanguage } from '#session/language'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'

type Props = { fee: FeeLine; onWaive: (fee: WaivedFee) => void; onClose: () => void }

/** Takes a fee out of the price, with a reason. */
export function WaiveFeeModal({ fee, onWaive, onClose }: Props) {
  const { t } = useTranslation('rentals')
  const [form] = Form.useForm<{ reason: string }>()
  const rules = schemaRules(WaivedFee, useLabels(waivedFeeLabels), useLanguage())
  return (
    <FormModal<{ reason: string }>
      name="waive"
      form={form}
      title={t('price.waiveTitle', { name: optionText(fee) })}
      confirm={t('price.waive')}
      initialValues={{}}
      save={async ({ reason }) => onWaive({ feeId: fee.id, at: fee.at, reason: reason.trim() })}
      onClose={onClose}
    >
      <Form.Item {...rules.field('reason')}>
        <Input maxLength={300} />
      </Form.Item>
    </FormModal>
  )
}
