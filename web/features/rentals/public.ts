/** The parts of rentals that other features may use. Those that show words need the `rentals` messages. */

export { licenceState } from './form/customer/licence.ts'
export { lastAgency, rememberAgency } from './form/last-agency.ts'
export { RentalCard } from './list/RentalCard.tsx'
export { useRentalColumns } from './list/rental-columns.tsx'
export { useRentalSearch } from './list/use-rental-search.ts'
export { MessageLinks } from './mail/LazyMessageLinks.tsx'
export { RefusalForm } from './refused-request/LazyRefusal.tsx'
export { landingOn } from './summary/landing.ts'
export { type Step, stepsOf } from './summary/next-step.ts'
export { printableUrl } from './summary/printable-url.ts'
export { stepPath } from './summary/step-path.ts'
export { useRentalSteps } from './summary/use-rental-steps.ts'
