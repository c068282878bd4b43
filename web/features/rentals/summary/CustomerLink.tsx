import { CopyOutlined, ExportOutlined } from '@ant-design/icons'
import type { Rental } from '@filao/domain/rentals/rental'
import { Button, Input, type InputRef } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths'
import { useToast } from '#ui/feedback/toast'
import { SendMail } from './SendMail.tsx'
import './CustomerLink.css'

/**
 * Shows the link to the customer's page, to send by other ways than mail or to open beside the customer. Only while the
 * customer may answer.
 */
export function CustomerLink({ rental }: { rental: Pick<Rental, 'id' | 'status' | 'awaits' | 'code' | 'customer'> }) {
  const { t } = useTranslation('rentals')
  const toast = useToast()
  const field = useRef<InputRef>(null)
  const isQuote = rental.status === 'quote'
  if (!isQuote && rental.status !== 'validating') return null
  const link = new URL(paths.publicRental(rental.code), location.origin).href
  const copy = async () => {
    // The clipboard is missing on plain http: the link is then selected, to be copied by hand.
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    if (isCopied) toast.success(t('customerLink.copied'))
    else field.current?.focus({ cursor: 'all' })
  }
  return (
    <div className="customer-link">
      <label htmlFor="customer-link">{t('customerLink.label')}</label>
      <div className="customer-link-row">
        <Input ref={field} id="customer-link" readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button icon={<CopyOutlined aria-hidden />} onClick={copy}>
          {t('customerLink.copy')}
        </Button>
        <Button icon={<ExportOutlined aria-hidden />} href={link} target="_blank" rel="noreferrer">
          {t('customerLink.open')}
        </Button>
        {(isQuote || rental.awaits === 'customer') && (
          <SendMail rental={rental} mail={{ kind: isQuote ? 'document' : 'reservation' }} />
        )}
      </div>
      {rental.awaits === 'agency' && <p className="form-hint">{t('customerLink.awaitsAgency')}</p>}
    </div>
  )
}
