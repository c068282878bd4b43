import {
  CarOutlined,
  EuroOutlined,
  IdcardOutlined,
  SafetyOutlined,
  StopOutlined,
  ToolOutlined,
} from '@ant-design/icons'
import { customerName } from '@filao/domain/customers/name/person'
import { formatClock } from '@filao/domain/kernel/date-text'
import { formatCents, inCents } from '@filao/domain/kernel/money'
import { remaining } from '@filao/domain/ledger/account'
import { missingLabels } from '@filao/domain/planning/counter'
import type { CounterRental, Missing } from '@filao/domain/planning/counter.schema'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useReturnState } from '#ui/return-path'
import { type StatusLook, StatusTag } from '#ui/StatusTag'

const looks: Record<Missing, [StatusLook, ComponentType]> = {
  excluded: ['late', StopOutlined],
  payment: ['warning', EuroOutlined],
  deposit: ['warning', SafetyOutlined],
  licence: ['warning', IdcardOutlined],
  licence_expired: ['late', IdcardOutlined],
  vehicle_out: ['late', CarOutlined],
  preparation: ['warning', ToolOutlined],
}

/** Shows what is missing before the rental can proceed, each with its icon, its name, and the amount or date. */
export function MissingTags({ rental, zone }: { rental: CounterRental; zone: string }) {
  const { t } = useTranslation('planning/counter')
  const words = useMissingWords(rental, zone)
  const returnState = useReturnState()
  // A company's drivers are chosen in the rental.
  const isOfDriver = rental.customer.kind === 'company'
  return (
    <ul className="counter-missing">
      {rental.missing.map((missing) => {
        const [look, icon] = looks[missing]
        const tag = (
          <StatusTag status={look} icon={icon}>
            {words(missing)}
          </StatusTag>
        )
        const isLicence = missing === 'licence' || missing === 'licence_expired'
        return (
          <li key={missing}>
            {isLicence ? (
              <Link
                className="counter-mend"
                to={isOfDriver ? paths.rental(rental.id) : paths.customerForm(rental.customerId)}
                state={returnState}
                title={isOfDriver ? t('toDrivers') : t('toLicence', { name: customerName(rental.customer) })}
              >
                {tag}
              </Link>
            ) : (
              tag
            )}
          </li>
        )
      })}
    </ul>
  )
}

function useMissingWords(rental: CounterRental, zone: string): (missing: Missing) => string {
  const { t } = useTranslation('planning/counter')
  const language = useLanguage()
  const { paidTotalCents, paidSecurityDepositCents, ...due } = inCents(rental)
  const rest = remaining(due, [{ totalCents: paidTotalCents, securityDepositCents: paidSecurityDepositCents }])
  const amounts: Partial<Record<Missing, number>> = { payment: rest.totalCents, deposit: rest.securityDepositCents }
  return (missing) => {
    if (missing === 'preparation' && rental.preparedUntil) {
      return t('preparedUntil', { at: formatClock(rental.preparedUntil, zone, language) })
    }
    const word = missingLabels[missing][language]
    const amount = amounts[missing]
    return amount ? t('rest', { word, amount: formatCents(amount, language) }) : word
  }
}
