import { EditOutlined } from '@ant-design/icons'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#session/session'
import { NoteModal } from './LazyNoteModal.tsx'

/** Shows the agency's note of a rental, which may change in any status. */
export function RentalNote({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const mayChange = useCan('rentals.write')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className="rental-note">
      <span>{rental.note ?? t('summary.noNote')}</span>
      {mayChange && (
        <Button
          type="text"
          size="small"
          icon={<EditOutlined />}
          aria-label={t('summary.writeNote')}
          title={t('summary.writeNote')}
          onClick={() => setIsOpen(true)}
        />
      )}
      {isOpen && <NoteModal rental={rental} onClose={() => setIsOpen(false)} />}
    </span>
  )
}
