import type { Product } from '@filao/domain/billing/plan.schema'
import { useTranslation } from 'react-i18next'

const ours = ['prod_decouverte', 'prod_pro', 'prod_illimite'] as const

/** Returns the description of a plan: our own words for the built-in plans, else those of the payment provider. */
export function usePlanDescription(): (product: Product) => string | null {
  const { t } = useTranslation('billing')
  return ({ id, description }) => {
    const known = ours.find((one) => one === id)
    return known ? t(`about.${known}`) : description
  }
}
