import { MailOutlined } from '@ant-design/icons'
import type { Receivable } from '@filao/domain/receivables/receivable.schema'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { sendRentalMail } from '#api/calls'
import { useCan, useSession } from '#session/session'
import { BulkAction } from '#ui/table/BulkAction'
import type { Selection } from '#ui/table/data-table'

/** Mails the customers of the chosen rentals a reminder of what is still to be paid. */
export function Remind({ selection }: { selection: Selection<Receivable> }) {
  const { t } = useTranslation('receivables')
  const { companyId } = useSession()
  if (!useCan('rentals.write')) return null
  return (
    <BulkAction<Receivable>
      label={t('remind')}
      icon={<MailOutlined />}
      selection={selection}
      stale="rentals"
      text={(count) => t('remindText', { count })}
      done={(count) => t('remindersSent', { count })}
      leftOut={({ customer }) => (customer.email ? null : t('noAddress'))}
      act={({ id }, idempotencyKey) =>
        call(sendRentalMail, { params: { companyId, id }, body: { kind: 'payment_reminder' }, idempotencyKey })
      }
    />
  )
}
