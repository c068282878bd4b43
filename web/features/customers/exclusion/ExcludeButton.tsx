import { StopOutlined } from '@ant-design/icons'
import type { Customer } from '@filao/domain/customers/customer.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#session/session'
import { ExclusionModal } from './LazyExclusionModal.tsx'

/** Opens the form that marks a customer as one who may not rent again; for administrators, while there is no mark. */
export function ExcludeButton({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers')
  const mayExclude = useCan('customers.exclude')
  const [isOpen, setIsOpen] = useState(false)
  if (!mayExclude || customer.exclusion) return null
  return (
    <>
      <Button icon={<StopOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('stopRenting')}
      </Button>
      {isOpen && <ExclusionModal customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  )
}
