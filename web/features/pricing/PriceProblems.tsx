import type { Agency } from '@filao/domain/company/agency.schema'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import { seasonName } from '@filao/domain/pricing/season-names'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { ProblemBox } from '#ui/form/ProblemBox'
import { focusColumn } from './grid/grid-focus.ts'
import type { PriceRow } from './grid/price-row.ts'

type Props = {
  agencies: Agency[]
  categories: Category[]
  rows: PriceRow[]
  duplicates: Set<number>
  /** The number of refused saves; each one gives this box the focus. */
  refused: number
  failure: unknown
  /** Opens the tab of a row. */
  onOpen: (row: PriceRow) => void
}

/** Lists the reasons why the price list cannot be saved: a link to every wrong row, or the server's refusal. */
export function PriceProblems({ agencies, categories, rows, duplicates, refused, failure, onOpen }: Props) {
  const { t } = useTranslation('pricing')
  const { t: ui } = useTranslation('ui')
  const language = useLanguage()
  const open = useOpenRow(onOpen)
  const wrong = rows.filter(({ id }) => duplicates.has(id))
  const words = (row: PriceRow) => {
    const agency = agencies.find(({ id }) => id === row.agencyId)
    const season = agency?.seasons.find(({ id }) => id === row.seasonId)
    const category = categories.find(({ id }) => id === row.categoryId)
    return t('wrongAt', {
      agency: agency?.name,
      season: agency && season ? seasonName(season, agency.seasons, language) : t('allYear'),
      category: category?.code,
      problem: t('duplicate'),
    })
  }
  return (
    <ProblemBox
      shown={failure !== null || (refused > 0 && wrong.length > 0)}
      title={wrong.length ? t('wrong', { count: wrong.length }) : ui('form.failed')}
      problem={failure}
      refusal={failure ?? refused}
      items={wrong.slice(0, 10).map((row) => ({ key: row.id, text: words(row), open: () => open(row) }))}
    />
  )
}

/** Opens a row's tab and, once it is rendered, focuses the wrong cell. */
function useOpenRow(onOpen: (row: PriceRow) => void) {
  const [wanted, setWanted] = useState<{ id: number } | null>(null)
  useEffect(() => {
    if (!wanted) return
    const line = document.querySelector<HTMLElement>(`[data-row="${wanted.id}"]`)
    if (!focusColumn(line, 'minDays')) return
    line?.scrollIntoView({ block: 'center' })
    setWanted(null)
  })
  return (row: PriceRow) => {
    onOpen(row)
    setWanted({ id: row.id })
  }
}
