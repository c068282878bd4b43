import type { Bar } from '@filao/domain/planning/bars'
import type { Proposal } from '@filao/domain/planning/move'
import type { Setting } from '@filao/domain/planning/move-verdict'
import { plateIn } from '../state/board-context.ts'
import { zonesOf } from '../state/board-now.ts'
import { useBarName } from '../state/move-messages.ts'
import { placeBefore, placeNow, placeOf, type Subject } from '../state/subject.ts'
import { MoveFacts } from './MoveFacts.tsx'
import type { NewPrice } from './use-new-price.ts'

type Props = {
  /** Null for something new. */
  bar: Bar | null
  /** Undefined until it is read. */
  subject: Subject | undefined
  place: Proposal
  price: NewPrice | null
  setting: Setting
  /** Puts the name of the bar above, where two exchange their vehicles. */
  isNamed: boolean
  hidesDates?: boolean
}

/** Shows the old and new values of one bar of a move. */
export function BarFacts({ bar, subject, place, price, setting, isNamed, hidesDates = false }: Props) {
  const nameOf = useBarName()
  return (
    <>
      {isNamed && <h3>{nameOf(bar)}</h3>}
      <MoveFacts
        before={subject ? placeNow(subject) : placeBefore(bar)}
        place={subject ? placeOf(subject, place) : place}
        zones={zonesOf(bar ?? {}, setting)}
        plateOf={plateIn(setting)}
        isRental={bar?.kind === 'rental'}
        isOut={bar?.rental?.status === 'ongoing'}
        hidesDates={hidesDates}
        price={price}
      />
    </>
  )
}
