import { CheckOutlined } from '@ant-design/icons'
import { type Limits, limitsOf, resources } from '@filao/domain/billing/plan'
import type { Product } from '@filao/domain/billing/plan.schema'
import { toEuros } from '@filao/domain/kernel/money'
import { useTranslation } from 'react-i18next'
import { Money } from '#ui/Money'
import { useIncluded } from './use-included.ts'
import './plan.css'

/** The price of a plan in cents per interval, and the number of each resource that it includes. */
type Terms = { unitAmount: number; interval: 'month' | 'year'; limits: Limits }

/** Returns the terms of a plan for sale. */
export function termsOf({ default_price: { unit_amount, recurring }, metadata }: Product): Terms {
  return { unitAmount: unit_amount, interval: recurring.interval, limits: limitsOf(metadata) }
}

/** Shows the price of a plan, and the number of each resource that it includes. */
export function PlanTerms({ unitAmount, interval, limits }: Terms) {
  const included = useIncluded()
  return (
    <>
      <PlanPrice unitAmount={unitAmount} interval={interval} />
      <ul className="plan-limits">
        {resources.map((resource) => (
          <li key={resource}>
            <CheckOutlined aria-hidden /> {included(resource, limits[resource])}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Shows the price of a plan per month or year. */
export function PlanPrice({ unitAmount, interval }: Omit<Terms, 'limits'>) {
  const { t } = useTranslation('billing')
  return (
    <p className="plan-price">
      <strong>
        <Money euros={toEuros(unitAmount)} />
      </strong>{' '}
      {t(interval === 'month' ? 'perMonth' : 'perYear')}
    </p>
  )
}
