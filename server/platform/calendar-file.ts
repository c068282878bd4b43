import { inParts } from './in-parts.ts'

/** An event of a calendar. `uid` stays the same for the same thing, and `changedAt` until it changes. */
export type CalendarEvent = {
  uid: string
  changedAt: string
  start: string
  /** An instant, or the number of minutes that it takes. */
  end: string | { minutes: number }
  summary: string
  location?: string | null
  description?: string | null
  url?: string | null
  /** True for what is not agreed yet. */
  isTentative?: boolean
}

/**
 * Writes an iCalendar file (RFC 5545) with its times in UTC. A calendar that programs subscribe to has a name, and asks
 * to be read again after an hour.
 */
export async function calendarFile(events: CalendarEvent[], { name }: { name?: string } = {}): Promise<string> {
  const title = name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]
  const refresh = name === undefined ? [] : ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Filao//Filao//EN', 'CALSCALE:GREGORIAN']
  const parts = await inParts(events, (part) => written(part.flatMap(eventLines)))
  return `${written([...head, ...title, ...refresh])}${parts.join('')}END:VCALENDAR\r\n`
}

function eventLines(event: CalendarEvent): string[] {
  const { start, end, location, description, url } = event
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${basic(event.changedAt)}`,
    `DTSTART:${basic(start)}`,
    typeof end === 'string' ? `DTEND:${basic(end)}` : `DURATION:PT${end.minutes}M`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(event.isTentative ? ['STATUS:TENTATIVE'] : []),
    'END:VEVENT',
  ]
}

function written(lines: string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Writes an instant as iCalendar does: 20260303T120000Z. */
function basic(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll('\r', '')
}

/** Folds a line to at most 75 bytes, between characters. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line
  let [text, bytes] = ['', 0]
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (bytes + more > 75) [text, bytes] = [`${text}\r\n `, 1]
    text += character
    bytes += more
  }
  return text
}
