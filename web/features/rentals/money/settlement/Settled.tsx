import { CheckCircleOutlined, PrinterOutlined } from '@ant-design/icons'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { listPayments, printReceipt } from '#api/calls'
import { urlOf } from '#api/input'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { SendMail } from '../../mail/SendMail.tsx'

type Props = { rental: Rental; settledAt: string; hasFocus: boolean; children: ReactNode }

/**
 * Shows when a rental was settled, prints or mails the receipt of its last line, which has the whole account, and holds
 * its invoices.
 */
export function Settled({ rental, settledAt, hasFocus, children }: Props) {
  const { t } = useTranslation('rentals/money')
  const language = useLanguage()
  const { companyId } = useSession()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hasFocus) card.current?.focus()
  }, [hasFocus])
  const payments = useRead(listPayments, { params: { companyId, rentalId: rental.id } }).data ?? []
  const last = payments.findLast(({ takenAt }) => Date.parse(takenAt) === Date.parse(settledAt))
  const date = formatDateTime(settledAt, rental.arrivalAgency.timezone, language)
  return (
    <section ref={card} tabIndex={-1} className="summary-card settled" aria-label={t('settlement.title')}>
      <p>
        <CheckCircleOutlined aria-hidden />
        <span>{t('settlement.settledOn', { date })}</span>
      </p>
      {last && (
        <div className="summary-buttons">
          <Button
            icon={<PrinterOutlined aria-hidden />}
            href={urlOf(printReceipt.path, { params: { companyId, rentalId: rental.id, id: last.id } })}
            target="_blank"
            rel="noreferrer"
          >
            {t('settlement.print')}
          </Button>
          <SendMail rental={rental} mail={{ kind: 'receipt', paymentId: last.id }} />
        </div>
      )}
      {children}
    </section>
  )
}
