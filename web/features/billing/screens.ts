import { type Screen, screen } from '#app/screen'
import { billingPaths } from './paths.ts'

/** The screens of the payments in which no money moves. */
const testBilling = ['billing', 'billing/local']

/** The screens of the subscription. */
export const billingScreens: Screen[] = [
  screen(billingPaths.subscription, ['billing'], () =>
    import('./SubscriptionPage.tsx').then((m) => m.SubscriptionPage),
  ),
  screen(billingPaths.testPortal, testBilling, () =>
    import('./local/TestPortalPage.tsx').then((m) => m.TestPortalPage),
  ),
  screen(billingPaths.testCheckout(), testBilling, () =>
    import('./local/TestCheckoutPage.tsx').then((m) => m.TestCheckoutPage),
  ),
]
