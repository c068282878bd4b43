/** The parts of rentals that other features may use. Those that show words need the `rentals` messages. */
export { lastAgency, rememberAgency } from './form/last-agency.ts'
export { licenceState } from './form/licence.ts'
export { useRentalColumns } from './list/rental-columns.tsx'
export { useRentalSearch } from './list/use-rental-search.ts'
export { type Step, stepsOf } from './summary/next-step.ts'
export { printableUrl } from './summary/printable-url.ts'
export { stepPath } from './summary/step-path.ts'
export { useRentalSteps } from './summary/use-rental-steps.ts'
