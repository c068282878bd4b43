import { fineFeeLabels } from '@filao/domain/fines/fee'
import { type Fine, FineFee } from '@filao/domain/fines/fine.schema'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { chargeFineFee } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'

/** Charges the handling fee of a notice; the company's usual amount is proposed, and an agent decides. */
export function FeeModal({ fine, onClose }: { fine: Fine; onClose: () => void }) {
  const { t } = useTranslation('fines')
  const toast = useToast()
  const { companyId, company } = useSession()
  const [form] = Form.useForm<FineFee>()
  const charge = useAction(chargeFineFee)
  const rules = schemaRules(FineFee, useLabels(fineFeeLabels), useLanguage())
  return (
    <FormModal<FineFee>
      name="fee"
      form={form}
      title={t('charge')}
      confirm={t('fee.confirm')}
      initialValues={{
        ...(company.fineHandlingAmount !== null && { amount: company.fineHandlingAmount }),
        reason: fine.noticeNumber ? t('fee.reasonOf', { number: fine.noticeNumber }) : t('fee.usualReason'),
      }}
      save={(body) => charge.mutateAsync({ params: { companyId, id: fine.id }, body })}
      onSaved={() => toast.success(t('fee.saved'))}
      onClose={onClose}
    >
      <p className="form-hint">{t('fee.hint', { rental: fine.rental?.publicId })}</p>
      <TypedItem {...rules.field('amount')}>
        <EurosInput />
      </TypedItem>
      <Form.Item {...rules.field('reason')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} />
      </Form.Item>
    </FormModal>
  )
}
