import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of the payments in which no money moves. */
const testBilling = ['billing', 'billing/local']

/** The screens of the subscription. */
export const billingScreens: Screen[] = [
  screen(paths.subscription, ['billing'], () => import('./SubscriptionPage.tsx').then((m) => m.SubscriptionPage)),
  screen(paths.testPortal, testBilling, () => import('./local/TestPortalPage.tsx').then((m) => m.TestPortalPage)),
  screen(paths.testCheckout(), testBilling, () =>
    import('./local/TestCheckoutPage.tsx').then((m) => m.TestCheckoutPage),
  ),
]
