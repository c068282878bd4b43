import { inCents } from '@filao/domain/kernel/money'
import { overpayment, paid } from '@filao/domain/ledger/account'
import { isDepositOver } from '@filao/domain/ledger/money-checks'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import { needsSettlement } from '@filao/domain/rentals/money/needs-settlement'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useState } from 'react'
import { cache } from '#api/cache'
import { listPayments } from '#api/calls'
import { query } from '#api/read'
import { overpaid, paymentState } from '#features/ledger/public'
import { useCan, useSession } from '#session/session'

/** Returns the state of the payments of a rental: what is paid and left, the line being typed, and the next step. */
export function usePayments(rental: Rental, payments: Payment[]) {
  const { company, companyId } = useSession()
  const mayRefund = useCan('payments.write')
  const isCancelled = rental.status === 'cancelled'
  const [typing, setTyping] = useState<boolean | null>(null)
  // Keeps the form of a payment that somebody is typing, even once nothing is due, as after a cancellation by the
  // customer.
  const [isTyped, setTyped] = useState(false)
  const before = paymentState(rental, payments, false)
  // The settlement collects and gives back at once; a payment beside it is taken only when it is asked for.
  const isSettling = mayRefund && needsSettlement(rental, company)
  const opens = !isSettling && (!isCancelled || before.rest.totalCents > 0)
  const isTyping = mayRefund && before.canAdd && (typing ?? (isTyped || opens))
  const { inFull, canAdd, rest } = paymentState(rental, payments, isTyping)
  const soFar = paid(payments.map(inCents))
  // While money is to be given back, that is the next step, not leaving the page.
  const isSettled =
    (isCancelled || !canAdd) &&
    !(isDepositOver(rental.status) && soFar.securityDepositCents > 0) &&
    !(isCancelled && overpaid(rental, payments) > 0)
  const { elsewhereCents } = overpayment(inCents(rental), soFar.totalCents)
  // Adds the saved payment to the cached list at once, so that the user sees that it was taken.
  const addSaved = (payment: Payment) => {
    const list = query(listPayments, { params: { companyId, rentalId: rental.id } }).queryKey
    cache.setQueryData<Payment[]>(list, (known = []) => [...known.filter(({ id }) => id !== payment.id), payment])
    setTyping(false)
  }
  const shown = { mayRefund, isCancelled, isSettling, isSettled, soFar, elsewhereCents }
  return { ...shown, inFull, canAdd, rest, typing, isTyping, setTyping, setTyped, addSaved }
}

export type PaymentsState = ReturnType<typeof usePayments>
