import { answerRentalByCode } from '@filao/domain/rentals/contract'
import type { CustomerAnswer } from '@filao/domain/rentals/public-page/public-page'
import { useRef, useState } from 'preact/hooks'
import { openAttempts } from '#api/attempt'
import { call } from '#api/call'
import type { ApiProblem } from '#api/problem'
import { asProblem, type Reservation } from '../use-reservation.ts'

/** An answer that was not accepted, and the problem. */
export type Refusal = { answer: CustomerAnswer; problem: ApiProblem }

/**
 * Sends the customer's answer to the offer they have read: once, even when tapped twice, and with the same key in a
 * retry after no response. Reads the reservation again after a refusal, so that the page shows its current state.
 */
export function useAnswer(code: string, offer: string, { show, read }: Pick<Reservation, 'show' | 'read'>) {
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
      setRefusal({ answer, problem })
    } finally {
      underWay.current = false
      setIsSending(false)
    }
  }
  return { isSending, refusal, send }
}
