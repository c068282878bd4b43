import { EditOutlined } from '@ant-design/icons'
import { customerName } from '@filao/domain/customers/name/person'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { BilledModal } from './LazyBilledModal.tsx'
import './billed.css'

/** Shows who gets the invoice of a rental, which may change in any status. */
export function BilledCustomer({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const mayChange = useCan('rentals.write')
  const [isOpen, setIsOpen] = useState(false)
  const { customer, billedCustomer } = rental
  const other = billedCustomer?.id === customer.id ? null : billedCustomer
  return (
    <span className="summary-billed">
      {other ? <Link to={paths.customer(other.id)}>{customerName(other)}</Link> : t('people.billedSelf')}
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
