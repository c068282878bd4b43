/** The schema of a rental's form, in a file of its own: it loads after the form is drawn. */
export { RentalCreation as schema } from '@filao/domain/rentals/record/rental'
