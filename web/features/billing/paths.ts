/** The URLs of the subscription. */
export const billingPaths = {
  subscription: '/subscription',
  testPortal: '/subscription/test',
  testCheckout: (session = ':session') => `/subscription/test/${session}`,
}
