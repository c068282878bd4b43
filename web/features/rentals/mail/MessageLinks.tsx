import { MessageOutlined, WhatsAppOutlined } from '@ant-design/icons'
import { messageLinks } from '@filao/domain/rentals/mail/message'
import { Button } from 'antd'
import { getRentalMessage } from '#api/calls'
import { useRead } from '#api/read'
import { useCan, useSession } from '#session/session'
import './mail.css'

type Props = {
  rentalId: number
  /** The digits of the customer's phone, as stored. */
  phone: string
}

/**
 * Links that open WhatsApp or the phone's own messages with the words that fit the rental's state. The agent reads and
 * sends them there. Both names are the same in every language.
 */
export function MessageLinks({ rentalId, phone }: Props) {
  const { companyId } = useSession()
  const mayWrite = useCan('rentals.write')
  const read = useRead(getRentalMessage, { params: { companyId, id: rentalId } }, { enabled: mayWrite })
  const links = read.data && messageLinks(phone, read.data.text)
  if (!links) return null
  return (
    <span className="message-links">
      <Button
        size="small"
        icon={<WhatsAppOutlined aria-hidden />}
        href={links.whatsApp}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
      </Button>
      <Button
        size="small"
        icon={<MessageOutlined aria-hidden />}
        href={links.sms}
        target="_blank"
        rel="noopener noreferrer"
      >
        SMS
      </Button>
    </span>
  )
}
