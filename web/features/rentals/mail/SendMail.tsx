import { MailOutlined, UserOutlined } from '@ant-design/icons'
import type { MailRequest } from '@filao/domain/rentals/mail/mail.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { sendRentalMail } from '#api/calls'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { LinkButton } from '#ui/LinkButton'
import { useReturnState } from '#ui/return-path'
import { MailModal } from './LazyMailModal.tsx'

type Props = {
  rental: Pick<Rental, 'id' | 'customer'>
  mail: MailRequest
  size?: 'small' | 'middle'
  /** The full name of the button, for a user who does not see its context. */
  label?: string
  /** True when mailing is the next step, so that Enter opens the preview. */
  hasFocus?: boolean
}

/** Mails the customer at the user's request, after a preview. Without an address it links to the customer's form. */
export function SendMail({ rental, mail, size = 'middle', label, hasFocus = false }: Props) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const toast = useToast()
  const returnState = useReturnState()
  const send = useAction(sendRentalMail)
  const [isOpen, setIsOpen] = useState(false)
  const { id, customer } = rental
  if (!useCan('rentals.write')) return null
  if (!customer.email) {
    return (
      <LinkButton
        size={size}
        icon={<UserOutlined aria-hidden />}
        to={paths.customerForm(customer.id)}
        state={returnState}
      >
        {t('mails.noAddress')}
      </LinkButton>
    )
  }
  const sent = customer.email
  return (
    <>
      <Button
        size={size}
        icon={<MailOutlined aria-hidden />}
        autoFocus={hasFocus}
        {...(label && { 'aria-label': label })}
        onClick={() => setIsOpen(true)}
      >
        {t(`mails.${mail.kind}`)}
      </Button>
      {isOpen && (
        <MailModal
          rental={rental}
          kind={mail.kind}
          send={(line) => send.mutateAsync({ params: { companyId, id }, body: { ...mail, line } })}
          onSent={() => toast.success(t('mails.sent', { recipient: sent }))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
