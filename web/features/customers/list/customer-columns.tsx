import { customerLabels } from '@filao/domain/customers/customer'
import type { CustomerRow } from '@filao/domain/customers/customer-row'
import { customerName } from '@filao/domain/customers/name/person'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#session/language'
import { Money } from '#ui/Money'
import { usePhoneFormat } from '#ui/phone/phone-format'
import type { Column } from '#ui/table/data-table'
import { ExclusionTag } from '../exclusion/LazyExclusionTag.tsx'
import '../customers.css'
import { NextRental } from '#features/company/public'

/** Returns the columns of the list of customers. */
export function useCustomerColumns(): Column<CustomerRow>[] {
  const { t } = useTranslation('customers')
  const labels = useLabels(customerLabels)
  const phone = usePhoneFormat()
  return [
    { key: 'name', sort: 'name', title: t('name'), render: (customer) => <Name customer={customer} /> },
    {
      key: 'phone',
      title: labels.phoneNumbers,
      render: ({ phoneNumbers: [first, ...others] }) =>
        first ? (
          <span className="customer-phone">{`${phone(first)}${others.length ? ` (+${others.length})` : ''}`}</span>
        ) : (
          '–'
        ),
    },
    {
      key: 'email',
      sort: 'email',
      title: labels.email,
      render: ({ email }) =>
        email ? (
          <span className="customer-email" title={email}>
            {email}
          </span>
        ) : (
          '–'
        ),
    },
    { key: 'city', sort: 'city', title: labels.city, render: ({ city }) => city ?? '–' },
    {
      key: 'next',
      sort: 'next',
      title: t('list.next'),
      render: ({ nextRental }) => <NextRental rental={nextRental} />,
    },
    {
      key: 'due',
      sort: 'due',
      title: t('list.due'),
      align: 'right',
      render: ({ dueAmount }) => (dueAmount > 0 ? <Money euros={dueAmount} /> : '–'),
    },
    { key: 'number', sort: 'publicId', title: t('number'), isExtra: true, render: ({ publicId }) => publicId },
  ]
}

function Name({ customer }: { customer: CustomerRow }) {
  return (
    <>
      {customerName(customer)} <ExclusionTag customer={customer} />
    </>
  )
}
