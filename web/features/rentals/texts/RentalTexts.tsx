import { handoverText } from '@filao/domain/rentals/record/handover-place'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { sentByText } from '@filao/domain/rentals/record/sent-by'
import { arrivesLate, staffTransportText } from '@filao/domain/rentals/record/transport'
import { useLabels, useLanguage } from '#session/language'
import './texts.css'

type Props = {
  rental: Pick<
    RentalRow,
    | 'start'
    | 'departureAgency'
    | 'transportNumber'
    | 'transportAt'
    | 'wish'
    | 'note'
    | 'delivery'
    | 'collection'
    | 'source'
    | 'sourceReference'
  >
  /** The end of the rental that matters here; both where it is absent. */
  side?: 'departures' | 'returns'
}

/** Shows what is written on a rental: flight, address of the handover, the customer's wish, the source and the note. */
export function RentalTexts({ rental, side }: Props) {
  const language = useLanguage()
  const labels = useLabels(rentalLabels)
  const { start, departureAgency, wish, note } = rental
  const isStart = side !== 'returns'
  const sentBy = sentByText(rental)
  const transport = isStart ? staffTransportText(rental, { start, timezone: departureAgency.timezone, language }) : null
  const delivery = isStart ? handoverText('delivery', rental.delivery, language) : null
  const collection = side === 'departures' ? null : handoverText('collection', rental.collection, language)
  const texts = [
    transport && { key: 'transport', label: labels.transportNumber, text: transport },
    delivery && { key: 'delivery', label: null, text: delivery },
    collection && { key: 'collection', label: null, text: collection },
    isStart && wish && { key: 'wish', label: labels.wish, text: wish },
    sentBy && isStart && { key: 'source', label: labels.sourceId, text: sentBy },
    note && { key: 'note', label: labels.note, text: note },
  ].filter((one) => one !== null && one !== false && one !== '')
  if (texts.length === 0) return null
  return (
    <ul className="rental-texts">
      {texts.map(({ key, label, text }) => (
        <li key={key} data-late={key === 'transport' && arrivesLate(rental, start)}>
          {label && <small>{label}</small>}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
