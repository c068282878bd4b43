import type { BillingState } from '@filao/domain/billing/contract'
import { type Resource, resourceLabels, resources } from '@filao/domain/billing/plan'
import { allowsUse } from '@filao/domain/billing/subscription'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { amountOf } from './amount.ts'

/**
 * Shows the usage of the plan as a bar with its numbers per resource. Without a usable plan it shows the counts only.
 */
export function UsageBars({ state }: { state: BillingState }) {
  const mayUse = state.status !== null && allowsUse(state.status)
  return (
    <ul className="usage-bars">
      {resources.map((resource) => (
        <Usage
          key={resource}
          resource={resource}
          used={state.used[resource]}
          limit={mayUse ? state.limits[resource] : undefined}
        />
      ))}
    </ul>
  )
}

type Props = {
  resource: Resource
  used: number
  /** Null means unlimited; undefined means that there is no limit to compare with. */
  limit: number | null | undefined
}

function Usage({ resource, used, limit }: Props) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const count = amountOf(resource, used, language)
  const numbers =
    typeof limit === 'number'
      ? t('usedOf', { used: count, limit: amountOf(resource, limit, language) })
      : limit === null
        ? `${count} · ${t('unlimited')}`
        : count
  const isOver = typeof limit === 'number' && used > limit
  const isFull = used === limit
  return (
    <li className={`usage ${isOver || isFull ? 'usage-full' : ''}`}>
      <span className="usage-name">{resourceLabels[resource][language]}</span>
      <span className="usage-numbers">{numbers}</span>
      {typeof limit === 'number' && (
        <progress
          aria-label={resourceLabels[resource][language]}
          aria-valuetext={numbers}
          max={limit}
          value={Math.min(used, limit)}
        />
      )}
      {(isOver || isFull) && <span className="usage-note">{t(isOver ? 'over' : 'full')}</span>}
    </li>
  )
}
