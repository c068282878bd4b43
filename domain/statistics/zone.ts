/**
 * The clock of a time zone: its offsets from UTC in seconds, and the instants at which each of them but the first
 * begins. Between 1970 and 2100; before and after, the first and the last offset stay.
 */
type Zone = { timezone: string; changes: string[]; offsets: number[] }

const known = new Map<string, Zone>()

/** Returns the clock of a time zone by its IANA name. */
export function zoneOf(timezone: string): Zone {
  const zone = known.get(timezone) ?? computed(timezone)
  known.set(timezone, zone)
  return zone
}

function computed(timezone: string): Zone {
  const first = Temporal.Instant.from('1970-01-01T00:00Z').toZonedDateTimeISO(timezone)
  const changes: Temporal.ZonedDateTime[] = []
  for (let next = first.getTimeZoneTransition('next'); next && next.year < 2100; ) {
    changes.push(next)
    next = next.getTimeZoneTransition('next')
  }
  return {
    timezone,
    changes: changes.map((change) => change.toInstant().toString()),
    offsets: [first, ...changes].map(({ offsetNanoseconds }) => offsetNanoseconds / 1e9),
  }
}
