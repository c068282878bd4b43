import type { Rental } from '@filao/domain/rentals/record/rental.schema'

/** The context of the invoices of a rental; on the card of a settled return, invoicing is the next step. */
export type InvoicedRental = { rental: Rental; isSettled: boolean }
