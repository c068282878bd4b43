import { EditOutlined } from '@ant-design/icons'
import { customerName } from '@filao/domain/customers/person'
import { updateRental } from '@filao/domain/rentals/contract'
import type { Rental } from '@filao/domain/rentals/rental'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '#api/action'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { CustomerField } from '../form/CustomerField.tsx'
import { FormModal } from '../money/FormModal.tsx'

type Billed = Pick<Rental, 'id' | 'customer' | 'billedCustomer' | 'billedCustomerId'>

/** Shows who gets the invoice of a rental, which may change in any status. */
export function BilledCustomer({ rental }: { rental: Billed }) {
  const { t } = useTranslation('rentals')
  const mayChange = useCan('rentals.write')
  const [isOpen, setIsOpen] = useState(false)
  const customer = rental.billedCustomer ?? rental.customer
  return (
    <span className="summary-billed">
      <Link to={paths.customer(customer.id)}>{customerName(customer)}</Link>
      {mayChange && (
        <Button
          type="text"
          size="small"
          icon={<EditOutlined />}
          aria-label={t('people.billAnother')}
          title={t('people.billAnother')}
          onClick={() => setIsOpen(true)}
        />
      )}
      {isOpen && <BilledModal rental={rental} onClose={() => setIsOpen(false)} />}
    </span>
  )
}

type Values = { billedCustomerId: number | null }

function BilledModal({ rental, onClose }: { rental: Billed; onClose: () => void }) {
  const { t } = useTranslation('rentals')
  const { t: ui } = useTranslation('ui')
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
        label={t('billedTo')}
        extra={t('people.billedHint', { name: customerName(rental.customer) })}
      >
        <CustomerField disabled={false} allowClear />
      </Form.Item>
    </FormModal>
  )
}
