import { toInstant, toLocalDateTime } from '@filao/domain/kernel/time'
import { useEffect, useRef, useState } from 'react'

/** A plate that was looked up, and the zone of its vehicle's agency; undefined while neither is known. */
type Found = { plate: string; timezone: string | undefined }

/**
 * Returns the zone on whose clock a notice is typed: that of its vehicle's agency, once the plate is known. `onChange`
 * gets a function that keeps a typed time as it is on the new clock. A plate is followed once: two vehicles may have
 * had it, in turn.
 */
export function useVehicleClock(
  first: string,
  found: Found,
  onChange: (moved: (at: string) => string) => void,
): string {
  const [zone, setZone] = useState(first)
  const followed = useRef('')
  const { plate, timezone } = found
  useEffect(() => {
    if (!timezone || followed.current === plate) return
    followed.current = plate
    if (timezone === zone) return
    setZone(timezone)
    onChange((at) => onClock(at, zone, timezone))
  }, [plate, timezone, zone, onChange])
  return zone
}

/** Returns the instant at which another clock shows the same time. */
export function onClock(at: string, from: string, to: string): string {
  return from === to ? at : toInstant(toLocalDateTime(at, from), to)
}
