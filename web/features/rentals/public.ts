/** What other screens may use of the rentals'. What shows words shows those of `rentals`. */
export { lastAgency, rememberAgency } from './form/last-agency.ts'
export { licenceState } from './form/licence.ts'
export { useRentalSearch } from './list/use-rental-search.ts'
export { type Step, stepsOf } from './summary/next-step.ts'
export { printableUrl } from './summary/printable-url.ts'
export { useRentalSteps } from './summary/use-rental-steps.ts'
