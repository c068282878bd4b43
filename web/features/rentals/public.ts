/** What other screens may use of the rentals'. What shows words shows those of `rentals`. */
export { lastAgency, rememberAgency } from './last-agency.ts'
export { licenceState } from './licence.ts'
export { type Step, stepsOf } from './next-step.ts'
export { printableUrl } from './printable-url.ts'
export { useRentalSearch } from './use-rental-search.ts'
export { useRentalSteps } from './use-rental-steps.ts'
