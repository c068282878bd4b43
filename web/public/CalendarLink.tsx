/** @jsxImportSource preact */
import { getRentalCalendar } from '#api/calls'
import { urlOf } from '#api/input'
import { useMessages } from './reservation/catalogue.ts'
import { CalendarIcon } from './reservation/icons.tsx'

/** Renders the link to the calendar file with the pick-up and the return. */
export function CalendarLink({ code }: { code: string }) {
  const { w } = useMessages()
  return (
    <a class="button is-quiet page-calendar" href={urlOf(getRentalCalendar.path, { params: { code } })} download>
      <CalendarIcon />
      {w.calendar}
    </a>
  )
}
