import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { markStale } from '#api/cache'
import { getEmailProof, requestEmailProof } from '#api/calls'
import { isProblem } from '#api/problem'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import './ProofBanner.css'

/**
 * Tells the founder on every screen that their address is not proven, with the limits until then and a button to send
 * the mail again. Where no mail is sent, the button opens the link itself.
 */
export function ProofBanner() {
  const { t } = useTranslation('app')
  const { user } = useSession()
  const toast = useToast()
  const navigate = useNavigate()
  const again = useAction(requestEmailProof)
  const isMailed = useRead(getEmailProof).data?.isMailed ?? true
  const send = async () => {
    try {
      const { url } = await again.mutateAsync({})
      if (url) {
        const { pathname, search } = new URL(url)
        return await navigate(pathname + search)
      }
      toast.success(t('proof.sent', { email: user.email }))
    } catch (error) {
      // The address was proven meanwhile on another device.
      if (isProblem(error, 'conflict')) markStale('companies', 'users')
      toast.problem(error)
    }
  }
  return (
    <section className="proof-banner" aria-label={t('proof.label')}>
      <Notice
        type="warning"
        title={t('proof.title')}
        description={t(isMailed ? 'proof.text' : 'proof.noMail', { email: user.email })}
        action={
          <Button size="small" loading={again.isPending} onClick={send}>
            {t(isMailed ? 'proof.again' : 'proof.confirm')}
          </Button>
        }
      />
    </section>
  )
}
