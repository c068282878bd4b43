import { StopOutlined } from '@ant-design/icons'
import type { Customer } from '@filao/domain/customers/customer.schema'
import { exclusionName, isExcluded } from '@filao/domain/customers/exclusion/exclusion'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { StatusTag } from '#ui/StatusTag'

/** Says that a customer may not rent again, while the mark is in force. */
export function ExclusionTag({ customer }: { customer: Pick<Customer, 'exclusion'> }) {
  const language = useLanguage()
  const zone = useCompanyZone()
  if (!isExcluded(customer.exclusion, localDate(instantAt(Date.now()), zone))) return null
  return (
    <StatusTag status="late" icon={StopOutlined}>
      {exclusionName[language]}
    </StatusTag>
  )
}
