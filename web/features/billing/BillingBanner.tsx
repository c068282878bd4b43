import type { BillingState } from '@filao/domain/billing/contract'
import { allowsUse } from '@filao/domain/billing/subscription'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#session/paths'
import { BillingNews } from './LazyBillingNews.tsx'
import { warningOf } from './phase/phase.ts'
import { useBilling } from './phase/use-billing.ts'

/**
 * Shows, on every screen, a problem of the subscription and that a plan has become active; usually nothing. The
 * subscription's screen shows its own state, so no warning appears there.
 */
export function BillingBanner() {
  const { data: state } = useBilling()
  const { pathname } = useLocation()
  const activated = useActivated(state)
  if (!state) return null
  const warning = pathname === paths.subscription ? null : warningOf(state, Date.now())
  if (!warning && !activated) return null
  return <BillingNews state={state} warning={warning} activated={activated} />
}

/** Returns the plan that has become active since this tab was opened, or null. */
function useActivated(state: BillingState | undefined): string | null {
  const known = useRef<string | null | undefined>(undefined)
  const news = useRef<string | null>(null)
  if (state) {
    const isUsable = !state.isBase && state.status !== null && allowsUse(state.status)
    const active = isUsable ? state.planName : null
    if (known.current !== undefined && active !== known.current) news.current = active
    known.current = active
  }
  return news.current
}
