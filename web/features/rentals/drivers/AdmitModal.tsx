import { admissionLabels } from '@filao/domain/rentals/drivers/verdict'
import { DriversAdmission } from '@filao/domain/rentals/drivers/verdict.schema'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { admitDrivers } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'

type Props = { rental: { id: number; vehicleId?: number }; onClose: () => void }

/** Accepts the drivers of a rental in spite of the rules, with a reason. */
export function AdmitModal({ rental, onClose }: Props) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const toast = useToast()
  const [form] = Form.useForm<{ reason: string }>()
  const admit = useAction(admitDrivers)
  const rules = schemaRules(DriversAdmission, useLabels(admissionLabels), useLanguage())
  const { id: rentalId, ...vehicle } = rental
  return (
    <FormModal<{ reason: string }>
      name="admit"
      form={form}
      title={t('drivers.acceptTitle')}
      confirm={t('drivers.accept')}
      initialValues={{}}
      save={({ reason }) => admit.mutateAsync({ params: { companyId, rentalId }, body: { reason, ...vehicle } })}
      onSaved={() => toast.success(t('drivers.accepted'))}
      onClose={onClose}
    >
      <Form.Item {...rules.field('reason')}>
        <Input maxLength={500} />
      </Form.Item>
    </FormModal>
  )
}
