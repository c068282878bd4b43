import { useAction } from '#api/action'
import { call } from '#api/call'
import { createSubscription, openCustomerPortal } from '#api/calls'
import { useSession } from '#session/session'
import { useNewTab } from './use-new-tab.ts'

/** Opens the payment of a plan in a new tab. */
export function usePayment(priceId: string) {
  const { companyId } = useSession()
  const subscribe = useAction(createSubscription)
  return useNewTab(() => subscribe.mutateAsync({ params: { companyId }, body: { priceId } }))
}

/** Opens, in a new tab, the page that manages the subscription. */
export function usePortal() {
  const { companyId } = useSession()
  return useNewTab(() => call(openCustomerPortal, { params: { companyId } }))
}
