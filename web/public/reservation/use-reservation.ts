import type { PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { call } from '#api/call'
import { getRentalByCode } from '#api/calls'
import { ApiProblem } from '#api/problem'

/** The age in milliseconds after which the data is stale when the user returns to the page. */
const freshForMs = 15_000

export type Reservation = {
  rental: PublicRental | null
  /** The reason why there is nothing to show. */
  problem: ApiProblem | null
  show: (rental: PublicRental) => void
  read: () => Promise<void>
}

/**
 * Reads the reservation of a code, and again when the network or the reader comes back: the agency may have changed it.
 */
export function useReservation(code: string): Reservation {
  const [rental, setRental] = useState<PublicRental | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const readAt = useRef(0)
  const show = useCallback((found: PublicRental) => {
    readAt.current = Date.now()
    setRental(found)
    setProblem(null)
  }, [])
  const read = useCallback(async () => {
    try {
      show(await call(getRentalByCode, { params: { code } }))
    } catch (error) {
      setProblem(asProblem(error))
    }
  }, [code, show])
  useEffect(() => {
    void read()
    const again = () => {
      const isSeen = document.visibilityState === 'visible'
      if (isSeen && Date.now() - readAt.current > freshForMs) void read()
    }
    addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [read])
  return { rental, problem, show, read }
}

/** Returns any failure as a problem of a call: a defect of the page itself is shown like one of the server. */
export function asProblem(error: unknown): ApiProblem {
  return error instanceof ApiProblem ? error : new ApiProblem('internal', 500)
}
