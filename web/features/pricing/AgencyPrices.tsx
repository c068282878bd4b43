import { agencyLabels } from '@filao/domain/company/agency'
import type { Agency } from '@filao/domain/company/agency.schema'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import { seasonDays, seasonName } from '@filao/domain/pricing/season-names'
import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { Notice } from '#ui/feedback/Notice'
import { SegmentedControl } from '#ui/SegmentedControl'
import { TabBar } from '#ui/tabs/TabBar'
import { useUrlParam } from '#ui/url-param'
import { CopyTool } from './CopyTool.tsx'
import { copySources } from './copy-sources.ts'
import { ExampleRental } from './example/LazyExampleRental.tsx'
import type { Grid, GridAction } from './grid/price-grid.ts'
import { type PriceScope, rowsAt } from './grid/price-row.ts'
import { SeasonGrid } from './grid/SeasonGrid.tsx'
import { UnpricedNotice } from './grid/UnpricedNotice.tsx'
import { PriceTable } from './PriceTable.tsx'

type Props = {
  agency: Agency
  /** All agencies, whose prices can be copied. */
  agencies: Agency[]
  categories: Category[]
  /** The prices of every agency. */
  grid: Grid
  /** The rows that price the same length twice. */
  duplicates: Set<number>
  dispatch: Dispatch<GridAction>
}

/**
 * Renders an agency's prices: a grid of the chosen season, or lists of all seasons with the names of the prices. An
 * agency without seasons has one for the whole year. Below them an example shows what a rental costs by these prices.
 */
export function AgencyPrices({ agency, agencies, categories, grid, duplicates, dispatch }: Props) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const [view, setView] = useUrlParam('view')
  const [seasonParam, setSeason] = useUrlParam('season')
  const allYear = { agencyId: agency.id, seasonId: null }
  const unused = agency.seasons.length > 0 ? rowsAt(grid.rows, allYear) : []
  const wholeYear = { key: 'year', name: t('allYear'), title: t('allYear'), at: allYear }
  const places = agency.seasons.map((one) => ({
    key: String(one.id),
    name: seasonName(one, agency.seasons, language),
    title: one.userLabel,
    detail: seasonDays(one, language),
    at: { agencyId: agency.id, seasonId: one.id },
  }))
  const {
    key: place,
    name: shownName,
    ...season
  } = places.find(({ key }) => key === seasonParam) ?? places[0] ?? wholeYear
  const words = { language, allYear: t('allYear'), allSeasons: (name: string) => t('allSeasons', { agency: name }) }
  const copyTo = (title: string, at: PriceScope) => {
    const sources = copySources({ agency, at }, agencies, grid.rows, words)
    return <CopyTool title={title} sources={sources} rows={grid.rows} dispatch={dispatch} />
  }
  const shown = (
    <SeasonGrid key={place} {...season} grid={grid} categories={categories} dispatch={dispatch}>
      {copyTo(shownName, season.at)}
    </SeasonGrid>
  )
  const lists = places.length > 0 ? places : [wholeYear]
  const list = { categories, duplicates, dispatch }
  return (
    <>
      <div className="price-view">
        <SegmentedControl
          label={t('view.label')}
          options={[
            { value: 'grid', label: t('view.grid') },
            { value: 'list', label: t('view.list') },
          ]}
          value={view === 'list' ? 'list' : 'grid'}
          onChange={(next) => setView(next === 'list' ? next : '')}
        />
      </div>
      {agency.seasons.length === 0 && (
        <Notice
          type="info"
          className="price-told"
          title={t('noSeason')}
          action={<Link to={paths.agency(agency.id)}>{t('addSeasons')}</Link>}
        />
      )}
      <UnpricedNotice agency={agency} categories={categories} rows={grid.rows} />
      {view === 'list' && (
        <>
          <p className="price-keys">{t('keys')}</p>
          {lists.map(({ key, at, name, ...named }) => (
            <PriceTable key={key} {...named} {...list} at={at} rows={rowsAt(grid.rows, at)}>
              {copyTo(name, at)}
            </PriceTable>
          ))}
        </>
      )}
      {view !== 'list' && places.length < 2 && shown}
      {view !== 'list' && places.length > 1 && (
        <TabBar
          label={agencyLabels.seasons[language]}
          active={place}
          onChange={setSeason}
          tabs={places.map(({ key, name }) => ({ key, label: name }))}
        >
          {shown}
        </TabBar>
      )}
      {unused.length > 0 && (
        <>
          <Notice type="warning" className="price-told" title={t('unused')} />
          <PriceTable {...list} title={t('allYear')} at={allYear} rows={unused} isClosed />
        </>
      )}
      <ExampleRental agency={agency} agencies={agencies} categories={categories} rows={grid.rows} />
    </>
  )
}
