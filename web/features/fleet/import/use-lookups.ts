import { getVehicleInformation } from '@filao/domain/fleet/contract'
import { useEffect, useRef } from 'react'
import { call } from '#api/call'
import { type ImportRow, looked, type RowChange } from './import-rows.ts'

/** Plates asked for at the same time. */
const together = 4

type Change = (plate: string, change: (row: ImportRow) => RowChange) => void

/** Asks the service for vehicle data about each row that waits, while `isOn`. A failure leaves the bare number. */
export function useLookups(rows: ImportRow[], isOn: boolean, change: Change): void {
  const latest = useRef({ rows, change })
  latest.current = { rows, change }
  useEffect(() => {
    if (!isOn) return
    const stop = new AbortController()
    const waiting = latest.current.rows.filter(({ lookup }) => lookup === 'waiting').map(({ plate }) => plate)
    const work = async () => {
      for (let plate = waiting.shift(); plate && !stop.signal.aborted; plate = waiting.shift()) {
        const query = { registrationNumber: plate }
        const information = await call(getVehicleInformation, { query, signal: stop.signal }).catch(() => null)
        if (!stop.signal.aborted) latest.current.change(plate, (row) => looked(row, information))
      }
    }
    for (let worker = 0; worker < together; worker++) void work()
    return () => stop.abort()
  }, [isOn])
}
