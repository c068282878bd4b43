import { hasField } from '@filao/domain/pricing/fee/checked-fee'
import { feeEndLabels } from '@filao/domain/pricing/fee/fee'
import type { Fee } from '@filao/domain/pricing/fee/fee.schema'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#session/language'

type Named = { id: number; name: string }

/** Returns a function that lists, in words, the agencies, category, end, days and drivers that a fee is for. */
export function useFeeScope(agencies: readonly Named[], categories: readonly Named[]): (fee: Fee) => string[] {
  const { t } = useTranslation('pricing')
  const ends = useLabels(feeEndLabels)
  const nameOf = (list: readonly Named[], id: number | null) => list.find((one) => one.id === id)?.name ?? ''
  return ({ kind, agencyId, toAgencyId, categoryId, at, isOnHolidays, postalCodes, freeCount }) => {
    const parts: string[] = []
    if (kind === 'one_way') parts.push(`${nameOf(agencies, agencyId)} → ${nameOf(agencies, toAgencyId)}`)
    else if (hasField(kind, 'agencyId')) {
      parts.push(agencyId === null ? t('fee.allAgencies') : nameOf(agencies, agencyId))
    }
    if (hasField(kind, 'categoryId')) {
      parts.push(categoryId === null ? t('fee.allCategories') : nameOf(categories, categoryId))
    }
    if (hasField(kind, 'postalCodes'))
      parts.push(postalCodes.length === 0 ? t('fee.everywhere') : postalCodes.join(', '))
    if (hasField(kind, 'at')) parts.push(at === null ? t('fee.bothEnds') : ends[at])
    if (isOnHolidays) parts.push(t('fee.holidays'))
    if (freeCount > 0) parts.push(t('fee.free', { count: freeCount }))
    return parts
  }
}
