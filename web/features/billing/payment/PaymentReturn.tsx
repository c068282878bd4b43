import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Notice } from '#ui/feedback/Notice'

/** Shows the result of the payment page once. It then leaves the URL, so a reload shows nothing. */
export function PaymentReturn() {
  const { t } = useTranslation('billing')
  const [params, setParams] = useSearchParams()
  const [came] = useState(() => (['paid', 'cancelled'] as const).find((how) => params.has(how)))
  useEffect(() => {
    if (came) setParams({}, { replace: true, preventScrollReset: true })
  }, [came, setParams])
  if (!came) return null
  const type = came === 'paid' ? 'success' : 'info'
  return (
    <Notice
      className="payment-return"
      type={type}
      role="status"
      title={t(`back.${came}`)}
      description={t(`back.${came}Text`)}
    />
  )
}
