import type { CustomerAnswer, PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { useRef, useState } from 'preact/hooks'
import { openAttempts } from '#api/attempt'
import { call } from '#api/call'
import { answerRentalByCode } from '#api/calls'
import type { ApiProblem } from '#api/problem'
import { asProblem, type Reservation } from '../reservation/use-reservation.ts'

/** An answer that was not accepted, the problem, and the state that was answered. */
export type Refusal = { answer: CustomerAnswer; problem: ApiProblem; state: string }

/**
 * Sends the customer's answer to the offer they have read: once, even when tapped twice, and with the same key in a
 * retry after no response. Reads the reservation again after a refusal, so that the page shows its current state. An
 * answer to be retried is dropped once the reservation has another state: the page then says what became of it.
 */
export function useAnswer(code: string, rental: PublicRental, { show, read }: Pick<Reservation, 'show' | 'read'>) {
  const { status, awaits, offer } = rental
  const state = `${status} ${awaits} ${offer}`
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const underWay = useRef(false)
  const [attempts] = useState(openAttempts)
  const send = async (answer: CustomerAnswer) => {
    if (underWay.current) return
    underWay.current = true
    setIsSending(true)
    const input = { params: { code }, body: { status: answer, offer } }
    const key = attempts.begin(answerRentalByCode, input)
    try {
      show(await call(answerRentalByCode, { ...input, idempotencyKey: key }))
      attempts.end(key)
      setRefusal(null)
    } catch (error) {
      attempts.end(key, error)
      const problem = asProblem(error)
      if ([404, 409, 412].includes(problem.status)) await read()
      setRefusal({ answer, problem, state })
    } finally {
      underWay.current = false
      setIsSending(false)
    }
  }
  const isOver = refusal !== null && mayBeRetried(refusal.problem) && refusal.state !== state
  return { isSending, refusal: isOver ? null : refusal, send }
}

/** Returns true when the same answer may be accepted later. */
export function mayBeRetried({ status }: ApiProblem): boolean {
  return status === 0 || status === 429 || status >= 500
}
