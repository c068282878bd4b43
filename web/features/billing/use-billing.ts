import { type BillingState, getBillingState } from '@filao/domain/billing/contract'
import { useRead } from '#api/read'
import { useSession } from '#app/session'

/** How the subscription stands. Read again whenever one comes back to this tab, since payments happen in another. */
export function useBilling() {
  const { companyId } = useSession()
  return useRead(getBillingState, { params: { companyId } }, { refetchOnWindowFocus: 'always' })
}

/** Whether something is sold here. Until that is known it is not said. */
export function useHasPlans(): boolean {
  return isSold(useBilling().data)
}

function isSold(state: BillingState | undefined): boolean {
  return state !== undefined && state.provider !== 'off'
}
