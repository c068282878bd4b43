import type { Agency } from '@filao/domain/company/agency.schema'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import { seasonName } from '@filao/domain/pricing/season-names'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import { unpricedAt } from './price-cells.ts'
import type { PriceRow } from './price-row.ts'

type Props = { agency: Agency; categories: Category[]; rows: PriceRow[] }

/** Tells which categories of an agency cannot be rented in which season, because a price is missing there. */
export function UnpricedNotice({ agency, categories, rows }: Props) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const named = agency.seasons.map((one) => ({ id: one.id, name: seasonName(one, agency.seasons, language) }))
  const seasons = named.length > 0 ? named : [{ id: null, name: t('allYear') }]
  const codeOf = (id: number) => categories.find((category) => category.id === id)?.code ?? ''
  const ids = categories.map(({ id }) => id)
  const lines = seasons.flatMap(({ id, name }) => {
    const unpriced = unpricedAt(rows, { agencyId: agency.id, seasonId: id }, ids)
    if (unpriced.length === 0) return []
    const isWhole = unpriced.every(({ below }) => below === null) && unpriced.length === ids.length
    const words = unpriced.map(({ categoryId, below }) =>
      below === null ? codeOf(categoryId) : t('unpricedBelow', { category: codeOf(categoryId), count: below }),
    )
    return [{ key: id ?? 0, season: name, categories: isWhole ? t('unpricedAll') : words.join(', ') }]
  })
  if (lines.length === 0) return null
  return (
    <Notice
      type="info"
      className="price-told"
      title={t('unpriced')}
      description={
        <ul>
          {lines.map(({ key, ...line }) => (
            <li key={key}>{t('unpricedIn', line)}</li>
          ))}
        </ul>
      }
    />
  )
}
