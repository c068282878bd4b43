import type { Agency } from '@filao/domain/company/agency'
import type { Category } from '@filao/domain/fleet/category/category'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import type { PriceRow } from '../price-row.ts'
import { unpricedAt } from './price-cells.ts'

type Props = { agency: Agency; categories: Category[]; rows: PriceRow[] }

/** Tells which categories of an agency cannot be rented in which season, because a price is missing there. */
export function UnpricedNotice({ agency, categories, rows }: Props) {
  const { t } = useTranslation('pricing')
  const seasons = agency.seasons.length > 0 ? agency.seasons : [{ id: null, userLabel: t('allYear') }]
  const codeOf = (id: number) => categories.find((category) => category.id === id)?.code ?? ''
  const ids = categories.map(({ id }) => id)
  const lines = seasons.flatMap(({ id, userLabel }) => {
    const unpriced = unpricedAt(rows, { agencyId: agency.id, seasonId: id }, ids)
    if (unpriced.length === 0) return []
    const isWhole = unpriced.every(({ below }) => below === null) && unpriced.length === ids.length
    const words = unpriced.map(({ categoryId, below }) =>
      below === null ? codeOf(categoryId) : t('unpricedBelow', { category: codeOf(categoryId), count: below }),
    )
    return [{ key: id ?? 0, season: userLabel, categories: isWhole ? t('unpricedAll') : words.join(', ') }]
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
