import type { BillingState } from '@filao/domain/billing/contract'
import { type Resource, resourceLabels, resources } from '@filao/domain/billing/plan'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/language'

/** What is used of what the plan allows: a bar with its numbers for each. */
export function UsageBars({ state }: { state: BillingState }) {
  return (
    <ul className="usage-bars">
      {resources.map((resource) => (
        <Usage key={resource} resource={resource} used={state.used[resource]} limit={state.limits[resource]} />
      ))}
    </ul>
  )
}

type Props = { resource: Resource; used: number; limit: number | null }

function Usage({ resource, used, limit }: Props) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  const numbers =
    limit === null
      ? `${number.format(used)} · ${t('unlimited')}`
      : t('usedOf', { used: number.format(used), limit: number.format(limit) })
  const isOver = limit !== null && used > limit
  const isFull = limit !== null && used === limit
  return (
    <li className={`usage ${isOver || isFull ? 'usage-full' : ''}`}>
      <span className="usage-name">{resourceLabels[resource][language]}</span>
      <span className="usage-numbers">{numbers}</span>
      {limit !== null && (
        <progress
          aria-label={resourceLabels[resource][language]}
          aria-valuetext={numbers}
          max={Math.max(limit, 1)}
          value={limit === 0 ? 1 : Math.min(used, limit)}
        />
      )}
      {(isOver || isFull) && <span className="usage-note">{t(isOver ? 'over' : 'full')}</span>}
    </li>
  )
}
