import type { Resource } from '@filao/domain/billing/plan'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { amountOf } from './amount.ts'

/**
 * Returns the number of a resource that a plan includes, in words: « jusqu’à 20 véhicules », « véhicules illimités ».
 */
export function useIncluded(): (resource: Resource, limit: number | null) => string {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  return (resource, limit) => {
    if (limit === null) return t(`includesAll.${resource}`)
    if (resource === 'megabytes') return t('includes.megabytes', { size: amountOf(resource, limit, language) })
    return t(`includes.${resource}`, { count: limit })
  }
}
