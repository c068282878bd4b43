import type { Product } from '@filao/domain/billing/plan'
import { useTranslation } from 'react-i18next'

const ours = ['prod_decouverte', 'prod_pro', 'prod_illimite'] as const

/** For whom a plan is: the words of the plans that are built in, else what the payment provider says. */
export function useAbout(): (product: Product) => string | null {
  const { t } = useTranslation('billing')
  return ({ id, description }) => {
    const known = ours.find((one) => one === id)
    return known ? t(`about.${known}`) : description
  }
}
