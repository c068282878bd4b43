/** @jsxImportSource preact */
import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { acceptanceOf } from '@filao/domain/rentals/public-page/public-page'
import type { PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { useEffect, useRef } from 'preact/hooks'
import { say, useMessages } from './reservation/catalogue.ts'
import { CheckIcon, ClockIcon, CrossIcon } from './reservation/icons.tsx'
import type { Messages } from './reservation/messages.fr.ts'

/**
 * Shows the status of the reservation; nothing while it waits. Takes the focus when that changes, so that nobody misses
 * it.
 */
export function StatusBanner({ rental }: { rental: PublicRental }) {
  const { w, language } = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(`${rental.status} ${rental.awaits}`)
  useEffect(() => {
    const state = `${rental.status} ${rental.awaits}`
    if (shown.current === state) return
    shown.current = state
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'center' })
  }, [rental.status, rental.awaits])
  const { look, Icon, title, text } = bannerOf(rental, w, language)
  return (
    <div ref={box} tabIndex={-1} role="status" class={title ? `banner is-${look}` : 'visually-hidden'}>
      {title && (
        <>
          <Icon />
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </>
      )}
    </div>
  )
}

function bannerOf(rental: PublicRental, w: Messages, language: Language) {
  const { status, departureAgency } = rental
  if (acceptanceOf(rental)) return { look: 'none', Icon: ClockIcon, title: '', text: '' }
  if (status === 'validating') return { look: 'waiting', Icon: ClockIcon, ...w.requested }
  if (status === 'draft' || status === 'quote') return { look: 'waiting', Icon: ClockIcon, ...w.early }
  if (status === 'cancelled') {
    return rental.hasLapsed
      ? { look: 'waiting', Icon: ClockIcon, ...w.lapsed }
      : { look: 'cancelled', Icon: CrossIcon, ...w.cancelled }
  }
  const date = formatDateTime(rental.start, departureAgency.timezone, language)
  const place = rental.delivery?.address ?? say(w.accepted.agency, { agency: departureAgency.name })
  const text = say(w.accepted[status], { date, place })
  return { look: 'accepted', Icon: CheckIcon, title: w.accepted.title, text }
}
