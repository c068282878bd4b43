import { formatEuros } from '@filao/domain/kernel/money'
import type { Disagreement } from '@filao/domain/statements/booking-match'
import { disagreementLabels } from '@filao/domain/statements/statement'
import type { BookingMatches, ListedBooking } from '@filao/domain/statements/statement.schema'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { ToggleLine, UrlToggle } from '#ui/filter/UrlToggle'
import { StatusTag } from '#ui/StatusTag'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { useUrlParam } from '#ui/url-param'
import { Cell } from './Cell.tsx'
import { daysText, dayText } from './days-text.ts'

type Match = BookingMatches[number]
type Kind = Match['kind']
type Line = { number: number; booking: ListedBooking }
type Row = Match & { id: number; listed: Line | null; first: Line | null }

type Props = { lines: Line[]; matches: BookingMatches; onAgain: () => void }

const kinds: readonly Kind[] = ['differs', 'missing_here', 'missing_there', 'doubled', 'agrees']

const looks = {
  agrees: 'on',
  differs: 'late',
  missing_here: 'late',
  missing_there: 'warning',
  doubled: 'warning',
} as const

/** Lists the outcome of a comparison, line by line; each leads to its rental, or to the search for it. */
export function MatchList({ lines, matches, onAgain }: Props) {
  const { t } = useTranslation('statements')
  const [chosen] = useUrlParam('kind')
  const mayOpen = useCan('company.read')
  const rows = matches.map((match, id): Row => {
    const at = (line: number | null) => (line === null ? null : (lines[line] ?? null))
    return { ...match, id, listed: at(match.line), first: at(match.firstLine) }
  })
  const count = (kind: Kind) => rows.filter((row) => row.kind === kind).length
  const shown = rows.filter(({ kind }) => !chosen || kind === chosen)
  const isAgreed = rows.every(({ kind }) => kind === 'agrees')
  return (
    <>
      <p role="status" className="statement-notes">
        {isAgreed ? t('compare.allAgree', { count: rows.length }) : t('compare.done', { count: lines.length })}
      </p>
      <ToggleLine label={t('compare.outcome')}>
        <UrlToggle param="kind" value="">
          {t('compare.everything', { count: rows.length })}
        </UrlToggle>
        {kinds.map((kind) => (
          <UrlToggle key={kind} param="kind" value={kind}>
            {`${t(`compare.kinds.${kind}`)} (${count(kind)})`}
          </UrlToggle>
        ))}
      </ToggleLine>
      <DataTable<Row>
        label={t('compare.outcome')}
        read={{ isPending: false, error: null, refetch: () => {} }}
        rows={shown}
        columns={useColumns()}
        {...(mayOpen && { to: pathOf })}
        card={(row) => <MatchCard row={row} />}
        empty={<EmptyState title={t('compare.none')} />}
      />
      <Button className="statement-again" onClick={onAgain}>
        {t('compare.again')}
      </Button>
    </>
  )
}

/** Leads to the rental of a row; a line without one leads to the search for it. */
function pathOf({ rental, listed }: Row): string {
  if (rental) return paths.rentalSummary(rental.id)
  const text = listed?.booking.name ?? listed?.booking.reference ?? ''
  return `${paths.rentals}?${new URLSearchParams({ text })}`
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('statements')
  return [
    { key: 'kind', title: t('compare.outcome'), render: (row) => <Outcome row={row} /> },
    { key: 'listed', title: t('compare.theirs'), render: (row) => <Listed row={row} /> },
    { key: 'rental', title: t('compare.ours'), render: (row) => <OwnRental row={row} /> },
    { key: 'differs', title: t('compare.differences'), render: (row) => <Differences row={row} /> },
  ]
}

function Outcome({ row: { kind, first } }: { row: Row }) {
  const { t } = useTranslation('statements')
  const look = <StatusTag status={looks[kind]}>{t(`compare.kinds.${kind}`)}</StatusTag>
  return <Cell first={look} second={first && t('compare.repeats', { number: first.number })} />
}

function Listed({ row: { listed } }: { row: Row }) {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  if (!listed) return null
  const { reference, name, startsOn, endsOn } = listed.booking
  const days = [startsOn, endsOn].flatMap((date) => (date ? [dayText(date, language)] : [])).join(' – ')
  return (
    <Cell
      first={[reference, name].filter(Boolean).join(' · ')}
      second={days ? `${t('compare.line', { number: listed.number })} ${days}` : t('compare.lineAlone', listed)}
    />
  )
}

function OwnRental({ row: { rental, by } }: { row: Row }) {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  if (!rental) return null
  const recognised = by === 'name' ? ` · ${t('compare.byName')}` : ''
  return (
    <Cell first={`${rental.publicId} · ${rental.customer}`} second={`${daysText(rental, language)}${recognised}`} />
  )
}

/** Shows a row on a phone: only the sides that it has. */
function MatchCard({ row }: { row: Row }) {
  const { t } = useTranslation('statements')
  const sides = [
    { title: t('compare.theirs'), is: row.listed, side: <Listed row={row} /> },
    { title: t('compare.ours'), is: row.rental, side: <OwnRental row={row} /> },
  ].filter(({ is }) => is)
  return (
    <div className="statement-match">
      {sides.map(({ title, side }) => (
        <div key={title}>
          <small>{title}</small>
          {side}
        </div>
      ))}
      <Differences row={row} />
    </div>
  )
}

/** Says what line and rental disagree on, with both values where both have one. */
function Differences({ row }: { row: Row }) {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  if (row.differs.length === 0) return null
  return (
    <ul className="importer-plain">
      {row.differs.map((one) => {
        const values = valuesOf(one, row)
        const field = disagreementLabels[one][language]
        const write = (value: number | string) => (typeof value === 'number' ? formatEuros(value, language) : value)
        const sides = values && { theirs: write(values[0]), ours: write(values[1]) }
        return <li key={one}>{sides ? t('compare.sides', { field, ...sides }) : field}</li>
      })}
    </ul>
  )
}

const amounts = { price: 'priceAmount', commission: 'commissionAmount', collected: 'collectedAmount' } as const

/** Returns the values of both sides, where both have one that the row does not show elsewhere. */
function valuesOf(one: Disagreement, { listed, rental }: Row): [theirs: number | string, ours: number | string] | null {
  if (!listed || !rental) return null
  if (one === 'price' || one === 'commission' || one === 'collected') {
    return [listed.booking[amounts[one]] ?? 0, rental[amounts[one]]]
  }
  return one === 'reference' && rental.reference ? [listed.booking.reference ?? '', rental.reference] : null
}
