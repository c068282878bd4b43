/** What the frame and other features may use of the subscription's screens. */
export { BillingBanner } from './BillingBanner.tsx'
export { Gated } from './Gated.tsx'
export { GatedLink } from './GatedLink.tsx'
export { useHasPlans } from './use-billing.ts'
export { type Gate, useGate } from './use-gate.tsx'
