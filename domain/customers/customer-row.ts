import { z } from 'zod'
import { NextRental } from '../company/unfinished-rentals.schema.ts'
import { Customer } from './customer.schema.ts'

/** A customer as their list shows them, with the facts that follow from their rentals. */
export const CustomerRow = Customer.extend({
  nextRental: NextRental.nullable(),
  /** The unpaid part of all contracts and of the fees of cancelled rentals, charges included and deposits not. */
  dueAmount: z.number(),
})
export type CustomerRow = z.infer<typeof CustomerRow>
