import type { Agency } from '@filao/domain/company/agency.schema'
import { addClockMinutes, clockMinutesBetween } from '@filao/domain/kernel/time'
import { useState } from 'react'
import type { PriceRow } from '../grid/price-row.ts'
import type { Example } from './example-price.ts'
import { highSeasonStay } from './example-stay.ts'

/** Returns the example of an agency, at first a week in its high season, and what changes it. */
export function useExample(agency: Agency, agencies: readonly Agency[], rows: readonly PriceRow[]) {
  const [stay, setStay] = useState(() => highSeasonStay(agency, rows, new Date().toISOString()))
  const [arrivalId, setArrivalId] = useState(agency.id)
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map())
  const [additionalDriverCount, setDriverCount] = useState(0)
  const arrivals = agencies.filter(({ countryCode }) => countryCode === agency.countryCode)
  const arrival = arrivals.find(({ id }) => id === arrivalId) ?? agency
  const example: Example = { ...stay, departure: agency, arrival, quantities, additionalDriverCount }
  /** Moves the start; the rental keeps its length on the agency's clock. */
  const setStart = (start: string) => {
    const minutes = Math.max(60, clockMinutesBetween(stay.start, stay.end, agency.timezone))
    setStay({ start, end: addClockMinutes(start, minutes, agency.timezone) })
  }
  const setEnd = (end: string) => setStay({ start: stay.start, end })
  /** Sets how many of some options the rental has; 0 takes one out. */
  const choose = (changes: readonly (readonly [id: number, count: number])[]) => {
    const changed = new Map([...quantities, ...changes])
    setQuantities(new Map([...changed].filter(([, count]) => count > 0)))
  }
  return { example, arrivals, setStart, setEnd, setArrivalId, choose, setDriverCount }
}

export type EditedExample = ReturnType<typeof useExample>
