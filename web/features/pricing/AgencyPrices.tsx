import type { Agency } from '@filao/domain/company/agency'
import type { Category } from '@filao/domain/fleet/category'
import { formatMonthDay } from '@filao/domain/kernel/date-text'
import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#app/paths'
import { Notice } from '#ui/feedback/Notice'
import { useLanguage } from '#ui/language'
import { copySources } from './copy-sources.ts'
import { PriceTable } from './PriceTable.tsx'
import { type GridAction, type PriceRow, type RowProblem, rowsAt } from './price-grid.ts'

type Props = {
  agency: Agency
  /** All agencies, whose seasons can be copied. */
  agencies: Agency[]
  categories: Category[]
  /** The rows of every agency. */
  rows: PriceRow[]
  problems: Map<number, RowProblem>
  /** True after a refused save: missing prices are then shown. */
  refused: boolean
  dispatch: Dispatch<GridAction>
}

/** Renders an agency's prices: a table for each season, or one for the whole year when it has none. */
export function AgencyPrices({ agency, agencies, rows, ...table }: Props) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const allYear = { agencyId: agency.id, seasonId: null }
  const ofAllYear = rowsAt(rows, allYear)
  const sources = copySources([agency, ...agencies.filter(({ id }) => id !== agency.id)], rows, t('allYear'))
  return (
    <>
      <p className="price-keys">{t('keys')}</p>
      {agency.seasons.map(({ id, userLabel, start, end }) => {
        const at = { agencyId: agency.id, seasonId: id }
        const days = t('days', { start: formatMonthDay(start, language), end: formatMonthDay(end, language) })
        return (
          <PriceTable key={id} {...{ ...table, sources, at }} title={userLabel} detail={days} rows={rowsAt(rows, at)} />
        )
      })}
      {agency.seasons.length === 0 && (
        <>
          <Notice
            type="info"
            title={t('noSeason')}
            action={<Link to={paths.agency(agency.id)}>{t('addSeasons')}</Link>}
          />
          <PriceTable {...{ ...table, sources }} title={t('allYear')} at={allYear} rows={ofAllYear} />
        </>
      )}
      {agency.seasons.length > 0 && ofAllYear.length > 0 && (
        <>
          <Notice type="warning" title={t('unused')} />
          <PriceTable {...table} sources={[]} title={t('allYear')} at={allYear} rows={ofAllYear} isClosed />
        </>
      )}
    </>
  )
}
