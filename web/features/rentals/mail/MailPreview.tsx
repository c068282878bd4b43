import type { MailPreviewRequest } from '@filao/domain/rentals/mail/mail.schema'
import { useTranslation } from 'react-i18next'
import { previewRentalMail } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { useDebounced } from '#ui/debounced'
import { LoadError } from '#ui/feedback/LoadError'
import { MailFigure, WaitingMailFigure } from './MailFigure.tsx'

type Props = { rentalId: number; request: MailPreviewRequest }

/** Shows a mail as the customer will get it: its subject and its page, in their language. */
export function MailPreview({ rentalId, request }: Props) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const body = useDebounced(request, 300)
  const read = useRead(
    previewRentalMail,
    { params: { companyId, id: rentalId }, body },
    { placeholderData: (shown) => shown },
  )
  if (read.error && !read.data) return <LoadError error={read.error} onRetry={read.refetch} />
  if (!read.data) return <WaitingMailFigure />
  return <MailFigure {...read.data} title={t('mails.preview')} />
}
