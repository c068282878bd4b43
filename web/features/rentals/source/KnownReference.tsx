import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { searchRentals } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useDebounced } from '#ui/debounced'
import { Notice } from '#ui/feedback/Notice'

type Props = {
  sourceId: number
  reference: string
  /** The rental that is edited; absent for a new one. */
  rental: Pick<Rental, 'id'> | undefined
}

/** Warns of another rental of the source with the same reference, which may be the same booking entered twice. */
export function KnownReference({ sourceId, reference, rental }: Props) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const term = useDebounced(reference.trim(), 400)
  const found = useRead(searchRentals, { params: { companyId }, body: { term } }, { enabled: term.length > 2 }).data
  const isSame = (text: string | null) => text?.toLowerCase() === term.toLowerCase()
  const other = found?.find((row) => {
    return row.sourceId === sourceId && row.id !== rental?.id && isSame(row.sourceReference)
  })
  if (!other) return null
  return (
    <Notice
      type="warning"
      title={t('source.known')}
      description={<Link to={paths.rentalSummary(other.id)}>{t('form.title', { number: other.publicId })}</Link>}
    />
  )
}
