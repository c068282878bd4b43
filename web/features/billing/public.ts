/** The parts of the subscription's screens that the frame and other features may use. */
export { BillingBanner } from './BillingBanner.tsx'
export { Gated } from './gate/Gated.tsx'
export { GatedLink } from './gate/GatedLink.tsx'
export { useGate } from './gate/use-gate.tsx'
export { useHasPlans } from './phase/use-billing.ts'
export { type Room, useRoom } from './plan/use-room.ts'
