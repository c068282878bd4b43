import { limitsOf, type Resource } from '@filao/domain/billing/plan'
import { listProducts } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { phaseOf } from '../phase/phase.ts'
import { useBilling } from '../phase/use-billing.ts'
import { nextFitting } from './plan-choice.ts'

/** The room of the plan: its limit and use, and the next plan with room for all; null where it is not limited. */
export type Room = {
  /** Why nothing can be added whatever the plan; null while the subscription may be used. */
  stop: 'suspended' | 'ended' | null
  planName: string | null
  limit: number
  used: number
  /** The number of items that may still be added. */
  left: number
  next: { name: string; limit: number | null } | null
}

/** Returns the room of the plan for `adding` more of a resource; null without a limit, undefined until it is known. */
export function useRoom(resource: Resource, adding: number): Room | null | undefined {
  const { companyId } = useSession()
  const { data: state } = useBilling()
  const isOver = state !== undefined && state.limits[resource] !== null
  const products = useRead(listProducts, { params: { companyId } }, { enabled: isOver })
  if (!state) return undefined
  const limit = state.limits[resource]
  if (limit === null) return null
  const used = state.used[resource]
  const phase = phaseOf(state)
  const stop = phase === 'suspended' || phase === 'ended' ? phase : null
  const product = products.data && !stop ? nextFitting(products.data, state, resource, adding) : null
  return {
    stop,
    planName: state.planName,
    limit,
    used,
    left: Math.max(0, limit - used),
    next: product && { name: product.name, limit: limitsOf(product.metadata)[resource] },
  }
}
