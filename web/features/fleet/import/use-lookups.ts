import { getVehicleInformation } from '@filao/domain/fleet/contract'
import type { VehicleInformation } from '@filao/domain/fleet/vehicle-information'
import { useEffect, useRef } from 'react'
import { call } from '#api/call'
import { type ImportRow, looked, type RowChange } from './import-rows.ts'

/** Plates asked for at the same time. */
const together = 4

/** How often answers reach the screen: often enough to be seen coming, seldom enough that a thousand do not slow it down. */
const everyMs = 250

type ChangeRows = (to: (row: ImportRow) => RowChange | null) => void

/** Asks the service for vehicle data about each row that waits, while `isOn`. A failure leaves the bare number. */
export function useLookups(rows: ImportRow[], isOn: boolean, changeRows: ChangeRows): void {
  const latest = useRef(rows)
  latest.current = rows
  useEffect(() => {
    if (!isOn) return
    const stop = new AbortController()
    const waiting = latest.current.filter(({ lookup }) => lookup === 'waiting').map(({ plate }) => plate)
    let answers = new Map<string, VehicleInformation | null>()
    const show = () => {
      if (answers.size === 0) return
      const shown = answers
      answers = new Map()
      changeRows((row) => (shown.has(row.plate) ? looked(row, shown.get(row.plate) ?? null) : null))
    }
    const work = async () => {
      for (let plate = waiting.shift(); plate && !stop.signal.aborted; plate = waiting.shift()) {
        const query = { registrationNumber: plate }
        const information = await call(getVehicleInformation, { query, signal: stop.signal }).catch(() => null)
        // Only now: `answers` is another map than before the wait.
        answers.set(plate, information)
      }
    }
    for (let worker = 0; worker < together; worker++) void work()
    const timer = setInterval(show, everyMs)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [isOn, changeRows])
}
