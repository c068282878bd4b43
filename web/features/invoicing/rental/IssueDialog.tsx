import { electronicLackText } from '@filao/domain/invoicing/electronic'
import type { BilledKind } from '@filao/domain/invoicing/kind.schema'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { issueInvoice, previewInvoice, sendInvoice } from '#api/calls'
import { isProblem } from '#api/problem'
import { useRead } from '#api/read'
import { InvoiceCheck } from '#features/rentals/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { Dialog } from '#ui/feedback/Dialog'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { useToast } from '#ui/feedback/toast'
import { InvoiceAccount } from '../document/InvoiceAccount.tsx'
import '../invoicing.css'

type Props = {
  rentalId: number
  kind: BilledKind
  title: string
  /** True to mail the issued document to the customer's address and to stay on the screen. */
  isSent?: boolean
  onClose: () => void
}

/** Shows the document as it would be issued, and issues it with the total that is shown. */
export function IssueDialog({ rentalId, kind, title, isSent = false, onClose }: Props) {
  const { t } = useTranslation('invoicing')
  const { companyId } = useSession()
  const language = useLanguage()
  const toast = useToast()
  const text = useProblemText()
  const navigate = useNavigate()
  const params = { companyId, rentalId }
  const issue = useAction(issueInvoice)
  const send = useAction(sendInvoice)
  // The issued document makes its preview stale, which would then be refused.
  const isUnsent = issue.isIdle || issue.isError
  const preview = useRead(
    previewInvoice,
    { params, query: { kind } },
    { staleTime: 0, retry: false, enabled: isUnsent },
  )
  const electronicLacks = preview.data?.electronicLacks ?? []
  const email = isSent ? (preview.data?.customerEmail ?? null) : null
  const sendTo = async (id: number, number: string, email: string) => {
    onClose()
    // The document is issued whatever its mail meets, and can be sent again from its own page.
    try {
      await send.mutateAsync({ params: { companyId, id }, body: {} })
      toast.success(t('issue.issuedAndSent', { number, email }))
    } catch (problem) {
      toast.problem(problem)
    }
  }
  const start = async (total: number) => {
    try {
      const { id, number } = await issue.mutateAsync({ params, body: { kind, total } })
      if (email !== null) return await sendTo(id, number, email)
      toast.success(t('issue.issued', { number }))
      await navigate(paths.invoice(id))
    } catch (problem) {
      toast.problem(problem)
      // The rental has changed meanwhile: the dialog shows what would be issued now.
      if (isProblem(problem, 'conflict')) await preview.refetch()
    }
  }
  return (
    <Dialog title={`${title} – ${t('issue.preview')}`} className="invoice-dialog" onClose={onClose}>
      {preview.error && <Notice type="info" title={text(preview.error)} />}
      {preview.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {preview.data && !preview.error && (
        <>
          <p className="form-hint">{t('issue.for', { customer: preview.data.customerName })}</p>
          <InvoiceAccount invoice={preview.data} />
          {kind !== 'indemnity_claim' && <InvoiceCheck rentalId={rentalId} />}
          {electronicLacks.length > 0 && (
            <Notice
              type="warning"
              title={t('issue.notElectronic', { lacks: electronicLackText(electronicLacks, language) })}
              description={t('issue.complete')}
            />
          )}
          <div className="invoice-buttons">
            <Button type="primary" loading={issue.isPending} onClick={() => void start(preview.data.total)}>
              {email === null ? t('issue.confirm') : t('issue.confirmAndSend', { email })}
            </Button>
            <Button onClick={onClose}>{t('issue.cancel')}</Button>
          </div>
          <p className="form-hint">{t('issue.final')}</p>
        </>
      )}
    </Dialog>
  )
}
