import type { BillingState } from '@filao/domain/billing/contract'
import { allowsUse } from '@filao/domain/billing/subscription'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#app/paths'
import { BillingNews } from './LazyBillingNews.tsx'
import { warningOf } from './standing.ts'
import { useBilling } from './use-billing.ts'

/**
 * Over every screen: what threatens the subscription, and a word when a plan has become active. Mostly nothing. The screen of
 * the subscription itself tells how it stands, so that nothing warns above it.
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

/** The plan that has become active since this tab was opened. */
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
