import { MailOutlined, UserOutlined } from '@ant-design/icons'
import { sendRentalMail } from '@filao/domain/rentals/contract'
import type { MailRequest } from '@filao/domain/rentals/mail'
import type { Rental } from '@filao/domain/rentals/rental'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { useToast } from '#ui/feedback/toast'
import { LinkButton } from '#ui/LinkButton'
import { useReturnState } from '#ui/return-path'

type Props = {
  rental: Pick<Rental, 'id' | 'customer'>
  mail: MailRequest
  size?: 'small' | 'middle'
  /** The full name of the button, for a user who does not see its context. */
  label?: string
}

/** Mails the customer at the user's request. Without an address it links to the customer's form. */
export function SendMail({ rental, mail, size = 'middle', label }: Props) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const toast = useToast()
  const returnState = useReturnState()
  const send = useAction(sendRentalMail)
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
  const act = async () => {
    try {
      const { recipient } = await send.mutateAsync({ params: { companyId, id }, body: mail })
      toast.success(t('mails.sent', { recipient }))
    } catch (problem) {
      toast.problem(problem)
    }
  }
  return (
    <Button
      size={size}
      icon={<MailOutlined aria-hidden />}
      loading={send.isPending}
      {...(label && { 'aria-label': label })}
      onClick={() => void act()}
    >
      {t(`mails.${mail.kind}`)}
    </Button>
  )
}
