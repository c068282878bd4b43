import { customerName } from '@filao/domain/customers/name/person'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { updateRental } from '#api/calls'
import { useLabels } from '#session/language'
import { useSession } from '#session/session'
import { FormModal } from '#ui/form/FormModal'
import { CustomerField } from '../form/customer/CustomerField.tsx'

type Values = { billedCustomerId: number | null }

/** Chooses the customer who is billed; nobody is the rental's own. */
export function BilledModal({ rental, onClose }: { rental: Rental; onClose: () => void }) {
  const { t } = useTranslation('rentals')
  const { t: ui } = useTranslation('ui')
  const { billedCustomerId: billedTo } = useLabels(rentalLabels)
  const { companyId } = useSession()
  const [form] = Form.useForm<Values>()
  const update = useAction(updateRental)
  return (
    <FormModal<Values>
      name="billed"
      form={form}
      title={t('people.billAnother')}
      confirm={ui('save')}
      initialValues={{ billedCustomerId: rental.billedCustomerId }}
      save={({ billedCustomerId }) =>
        update.mutateAsync({
          params: { companyId, id: rental.id },
          body: { billedCustomerId: billedCustomerId ?? null },
        })
      }
      onSaved={() => undefined}
      onClose={onClose}
    >
      <Form.Item
        name="billedCustomerId"
        label={billedTo}
        extra={t('people.billedHint', { name: customerName(rental.customer) })}
      >
        <CustomerField disabled={false} allowClear />
      </Form.Item>
    </FormModal>
  )
}
