import type { BillingState } from '@filao/domain/billing/contract'
import { getBillingState } from '#api/calls'
import { useRead } from '#api/read'
import { useCan, useSession } from '#session/session'

/**
 * Reads the state of the subscription, again at every return to this tab, because payments happen in another one. An
 * accountant does not see it.
 */
export function useBilling() {
  const { companyId } = useSession()
  return useRead(
    getBillingState,
    { params: { companyId } },
    { enabled: useCan('company.read'), refetchOnWindowFocus: 'always' },
  )
}

/** Returns true when plans are for sale; false until that is known. */
export function useHasPlans(): boolean {
  return isSold(useBilling().data)
}

function isSold(state: BillingState | undefined): boolean {
  return state !== undefined && state.provider !== 'off'
}
