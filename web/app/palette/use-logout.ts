import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { cache } from '#api/cache'
import { endSession } from '#api/call'
import { logout } from '#api/calls'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { dropDrafts, isSomethingUnsaved } from '#ui/form/draft'
import { confirm } from '#ui/popups/popups'
import { forgetRecent } from './recent.ts'

/**
 * Returns the log-out: it ends the session on the server, clears everything read and typed, and goes to the sign-in.
 */
export function useLogout(): () => Promise<void> {
  const { user } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const end = useAction(logout)
  const { t } = useTranslation('ui')
  const question = {
    title: t('leave.title'),
    content: t('leave.text'),
    okText: t('leave.leave'),
    okButtonProps: { danger: true },
    cancelText: t('leave.stay'),
  }
  return async () => {
    if (isSomethingUnsaved() && !(await confirm(question))) return
    try {
      await endSession(() => end.mutateAsync({}))
    } catch (problem) {
      return toast.problem(problem)
    }
    // At once: the code of the sign-in may be late, and the tab be closed before it arrives.
    dropDrafts()
    forgetRecent(user.id)
    await navigate(paths.login, { state: { sessionLost: true } })
    cache.clear()
  }
}
