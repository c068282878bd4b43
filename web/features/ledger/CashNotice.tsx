import { formatCents } from '@filao/domain/kernel/money'
import { cashLimit } from '@filao/domain/ledger/cash-limit'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'

/** Warns that a rental would be paid with more cash than the law allows. */
export function CashNotice() {
  const { t } = useTranslation('ledger')
  const language = useLanguage()
  return (
    <Notice
      type="warning"
      title={t('cashTitle', { amount: formatCents(cashLimit, language) })}
      description={t('cashText')}
    />
  )
}
