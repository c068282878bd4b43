import { bookingImport } from '@filao/domain/statements/booking-import'
import { monthText } from '@filao/domain/statements/statement'
import type { BookingMatches, ListedBooking } from '@filao/domain/statements/statement.schema'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { getStatement, matchBookings } from '#api/calls'
import { useRead } from '#api/read'
import { ColumnsStep, type ImportState, rowChecker, SourceStep } from '#features/imports/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { MatchList } from './MatchList.tsx'
import { useMonth } from './MonthSelect.tsx'
import { UnreadLines } from './UnreadLines.tsx'
import './statements.css'

/** The lines that were compared, and the outcome. */
type Compared = { lines: { number: number; booking: ListedBooking }[]; matches: BookingMatches }

/** Compares the list that a source sent for a month with its rentals. Nothing is stored. */
export function ComparePage() {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  const { companyId } = useSession()
  const toast = useToast()
  const navigate = useNavigate()
  const id = Number(useParams().id)
  const [month] = useMonth()
  const params = { companyId, id }
  const { data: statement } = useRead(getStatement, { params, query: { month } })
  const [table, setTable] = useState<ImportState | null>(null)
  const [compared, setCompared] = useState<Compared | null>(null)
  const check = useMemo(() => rowChecker(bookingImport), [])
  const checked = useMemo(() => (table ? check(table) : []), [check, table])
  const action = useAction(matchBookings)
  const compare = async () => {
    const lines = checked.flatMap(({ row, thing }) => (thing ? [{ number: row.line, booking: thing }] : []))
    if (lines.length === 0) return
    try {
      const bookings = lines.map(({ booking }) => booking)
      setCompared({ lines, matches: await action.mutateAsync({ params, body: { month, bookings } }) })
    } catch (error) {
      toast.problem(error)
    }
  }
  const back = `${paths.statement(id)}?month=${month}`
  const title = t('compare.title', { source: statement?.source.name ?? '', month: monthText(month, language) })
  return (
    <>
      <PageHeader title={title}>
        <LinkButton to={back}>{t('compare.back')}</LinkButton>
      </PageHeader>
      {compared ? (
        <>
          <UnreadLines checked={checked} />
          <MatchList {...compared} onAgain={() => setCompared(null)} />
        </>
      ) : table ? (
        <div className="importer">
          <UnreadLines checked={checked} />
          <ColumnsStep
            kind={bookingImport}
            state={table}
            recall={() => null}
            onChange={setTable}
            onBack={() => setTable(null)}
            onNext={() => void compare()}
          />
        </div>
      ) : (
        <div className="importer">
          <p>{t('compare.intro')}</p>
          <SourceStep
            kind={bookingImport}
            words={{ pasteHint: t('compare.pasteHint'), templateName: t('compare.templateName') }}
            example={example}
            prepare={undefined}
            arrange={undefined}
            recall={() => null}
            most={2000}
            onRead={setTable}
            onBack={() => void navigate(back)}
          />
        </div>
      )}
    </>
  )
}

const example = {
  reference: 'RT-20412',
  name: 'Élodie MONTROSE',
  startsOn: '12/03/2026',
  endsOn: '16/03/2026',
  priceAmount: '350,00',
  commissionAmount: '48,39',
  collectedAmount: '100,00',
}
