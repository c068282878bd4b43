import { customerName } from '@filao/domain/customers/name/person'
import { formatNearDate } from '@filao/domain/kernel/date-text'
import { fold } from '@filao/domain/kernel/text'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRentalSearch } from '#features/rentals/public'
import { useLanguage } from '#session/language'
import type { ParamsChange, PlanningParams } from '../params/planning-params.ts'

type Props = {
  params: PlanningParams
  change: (part: ParamsChange) => void
  /** Epoch milliseconds. */
  now: number
}

/** Shorter texts match too many names. */
const fewest = 3

/** Links to a matching rental that the board does not show now: one at another time, or in a hidden status. */
export function FoundElsewhere({ params, change, now }: Props) {
  const { t } = useTranslation('planning/board')
  const language = useLanguage()
  const { data } = useRentalSearch(params.text.length < fewest ? '' : params.text)
  const rental = data?.find((one) => one.status !== 'cancelled' && has(one, fold(params.text)))
  if (!rental) return <span>{t('search.none')}</span>
  const { timezone } = rental.departureAgency
  const go = () =>
    change({
      date: localDate(rental.start, timezone),
      statuses: [...new Set([...params.statuses, rental.status])],
      agencyId: undefined,
      categoryId: undefined,
    })
  return (
    <Button size="small" type="link" onClick={go}>
      {t('search.elsewhere', { on: formatNearDate(rental.start, timezone, language, instantAt(now)) })}
    </Button>
  )
}

/** Matches a rental like the board's own search, which is stricter than the search over all rentals. */
function has({ publicId, customer }: RentalRow, term: string): boolean {
  return [publicId, customerName(customer)].some((text) => fold(text).includes(term))
}
