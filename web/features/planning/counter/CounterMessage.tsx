import { MessageOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageLinks } from '#features/rentals/public'

type Props = { rentalId: number; name: string; phone: string }

/** Offers the links of a message to the customer, whose words are read when they are asked for. */
export function CounterMessage({ rentalId, name, phone }: Props) {
  const { t } = useTranslation('planning/counter')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className="counter-message">
      <Button
        size="small"
        type="text"
        icon={<MessageOutlined aria-hidden />}
        aria-expanded={isOpen}
        aria-label={t('writeTo', { name })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('write')}
      </Button>
      {isOpen && <MessageLinks rentalId={rentalId} phone={phone} />}
    </span>
  )
}
