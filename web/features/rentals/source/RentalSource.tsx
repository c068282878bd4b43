import { EditOutlined } from '@ant-design/icons'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { sentByText } from '@filao/domain/rentals/record/sent-by'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#session/session'
import { Money } from '#ui/Money'
import { SourceModal } from './LazySourceModal.tsx'
import { useSources } from './use-sources.ts'
import './source.css'

/** Returns true where the company has sources or the rental has one. */
export function useHasSource(rental: Rental): boolean {
  return useSources(rental.source).choices.length > 0
}

/** Shows who sent a rental, with the source's number and its commission; both may change in any status. */
export function RentalSource({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const mayChange = useCan('rentals.write')
  const [isOpen, setIsOpen] = useState(false)
  const { commissionAmount } = rental
  return (
    <span className="rental-source">
      <span>{sentByText(rental) ?? t('source.nobody')}</span>
      {mayChange && (
        <Button
          type="text"
          size="small"
          icon={<EditOutlined />}
          aria-label={t('source.change')}
          title={t('source.change')}
          onClick={() => setIsOpen(true)}
        />
      )}
      {commissionAmount > 0 && (
        <small>
          {t('source.commission')} <Money euros={commissionAmount} />
        </small>
      )}
      {isOpen && <SourceModal rental={rental} onClose={() => setIsOpen(false)} />}
    </span>
  )
}
