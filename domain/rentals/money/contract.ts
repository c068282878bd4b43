import { z } from 'zod'
import { Binary, endpoint, PrintFormat } from '../../kernel/endpoint.ts'
import { ChargeCreation } from '../../ledger/charge.schema.ts'
import { GivenBack } from '../../ledger/elsewhere.schema.ts'
import { Payment } from '../../ledger/payment.schema.ts'
import { Rental } from '../record/rental.schema.ts'
import { PaymentCreation } from './payment-creation.ts'
import { SettlementCreation } from './settlement.schema.ts'

export const listPayments = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:rentalId/payments',
  summary: 'The payments of a rental, oldest first.',
  can: 'company.read',
  response: z.array(Payment),
})

/** Payments are never changed or deleted; a payment that names another one is a refund of it. */
export const createPayment = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/payments',
  summary:
    'Records a payment for the rental or its deposit, or a refund; an amount above the balance must be confirmed.',
  can: 'payments.write',
  body: PaymentCreation,
  response: Payment,
  status: 201,
  problems: ['amount_over', 'email_unproven', 'too_many_requests'],
})

/** The receipt of a payment, or of a refund, in the customer's language. */
export const printReceipt = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:rentalId/payments/:id/receipt',
  summary: "The receipt of a payment as HTML or PDF, in the customer's language; a person's is in French first.",
  can: 'company.read',
  query: PrintFormat,
  response: Binary,
  long: true,
})

/** Every charge is decided by an agent, with a reason; a charge that names another one takes it back. */
export const createCharge = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/charges',
  summary: 'Charges something on top of the agreed price, or takes a charge back.',
  can: 'payments.write',
  body: ChargeCreation,
  response: Rental,
  problems: ['invalid_transition', 'conflict', 'amount_over'],
})

/** One transaction: charges, the payment or refund of the rest, and the deposit kept or given back. */
export const settleRental = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/settlement',
  summary:
    'Settles a returned rental, once: price, charges, the rest, the deposit. 409 with the new sums when they are no longer those shown.',
  can: 'payments.write',
  body: SettlementCreation,
  response: Rental,
  problems: ['invalid_transition', 'conflict', 'amount_over', 'email_unproven', 'too_many_requests'],
})

/**
 * Lowers `settledElsewhereAmount`, then `collectedAmount`, and writes no payment, journal entry or cash movement: this
 * money is in none of them either.
 */
export const recordGivenBack = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/givenBackElsewhere',
  summary:
    'Records that the overpaid part of `settledElsewhereAmount`, then of `collectedAmount`, was given back outside Filao. 409 with the right `amount` when it is another.',
  can: 'payments.write',
  body: GivenBack,
  response: Rental,
  problems: ['conflict'],
})
