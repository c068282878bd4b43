import { getVehicleInformation } from '@filao/domain/fleet/contract'
import type { VehicleInformation } from '@filao/domain/fleet/vehicle-information'
import { useEffect, useRef } from 'react'
import { call } from '#api/call'
import { type ImportRow, looked, type RowChange } from './import-rows.ts'

/** Concurrent lookups. */
const together = 4

/**
 * Milliseconds between updates of the screen: often enough to show progress, seldom enough that a thousand answers do
 * not slow it down.
 */
const everyMs = 250

type ChangeRows = (to: (row: ImportRow) => RowChange | null) => void

/** Asks the vehicle data service about each pending row while `isOn`. After a failure the row has only its plate. */
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
        // Set only now: `answers` is another map than before the await.
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
