import { ExportOutlined } from '@ant-design/icons'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#session/paths'
import { CopyField } from '#ui/form/CopyField'
import { SendMail } from '../mail/SendMail.tsx'
import './CustomerLink.css'

/**
 * Shows the link to the customer's page, to send by other ways than mail or to open beside the customer. Only while the
 * customer may answer.
 */
export function CustomerLink({ rental }: { rental: Pick<Rental, 'id' | 'status' | 'awaits' | 'code' | 'customer'> }) {
  const { t } = useTranslation('rentals')
  const isQuote = rental.status === 'quote'
  const [opened] = useState(rental.status)
  if (!isQuote && rental.status !== 'validating') return null
  const link = new URL(paths.publicRental(rental.code), location.origin).href
  return (
    <div className="customer-link">
      <label htmlFor="customer-link">{t('customerLink.label')}</label>
      <div className="customer-link-row">
        <CopyField id="customer-link" value={link} copy={t('customerLink.copy')} copied={t('customerLink.copied')} />
        <Button icon={<ExportOutlined aria-hidden />} href={link} target="_blank" rel="noreferrer">
          {t('customerLink.open')}
        </Button>
        {(isQuote || rental.awaits === 'customer') && (
          <SendMail
            rental={rental}
            mail={{ kind: isQuote ? 'document' : 'reservation' }}
            // A quote that has just been made is usually mailed next.
            hasFocus={isQuote && opened !== 'quote'}
          />
        )}
      </div>
      {rental.awaits === 'agency' && <p className="form-hint">{t('customerLink.awaitsAgency')}</p>}
    </div>
  )
}
