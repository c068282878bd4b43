import { userLabels } from '@filao/domain/access/user-labels'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { call } from '#api/call'
import { changePassword } from '#api/calls'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useFocusHome } from '#ui/feedback/focus-home'
import { useIsWideScreen } from '#ui/wide-screen'
import { useAuthForm } from './form/auth-form.ts'
import { NewPasswordField } from './form/PasswordField.tsx'
import { AuthFrame } from './frame/AuthFrame.tsx'
import { ProblemNotice } from './frame/ProblemNotice.tsx'
import { useMailedToken } from './mailed-token.ts'

/** The mail that contained the link; it selects the messages. */
type Of = 'reset' | 'invitation'

/** Sets a password with a mailed link: shows the form, then its success or that the link has expired. */
export function MailedPassword({ of }: { of: Of }) {
  const token = useMailedToken()
  const [email, setEmail] = useState<string | null>(null)
  const [expired, setExpired] = useState(!token)
  if (email !== null) return <Chosen of={of} email={email} />
  if (expired) return <Expired of={of} />
  return <NewPassword of={of} token={token} onChosen={setEmail} onExpired={() => setExpired(true)} />
}

type FormProps = { of: Of; token: string; onChosen: (email: string) => void; onExpired: () => void }

function NewPassword({ of, token, onChosen, onExpired }: FormProps) {
  const { t } = useTranslation('access')
  const language = useLanguage()
  const isWide = useIsWideScreen()
  const form = useAuthForm(async ({ password = '' }) => {
    onChosen((await call(changePassword, { body: { password, token } })).email)
  })
  // The form has the focus, and gives way to its outcome.
  useFocusHome(form.props.ref)
  const gone = form.problem?.code === 'not_found'
  useEffect(() => {
    if (gone) onExpired()
  }, [gone, onExpired])
  return (
    <AuthFrame title={t(`${of}.title`)}>
      {of === 'invitation' && <p className="auth-text">{t('invitation.text')}</p>}
      <ProblemNotice problem={form.problem} />
      <form {...form.props}>
        <NewPasswordField
          label={of === 'invitation' ? userLabels.password[language] : t('newPassword')}
          autoFocus={isWide}
          error={form.errors.password}
        />
        <button type="submit" className="auth-submit" aria-busy={form.pending}>
          {t('reset.submit')}
        </button>
      </form>
    </AuthFrame>
  )
}

function Expired({ of }: { of: Of }) {
  const { t } = useTranslation('access')
  return (
    <AuthFrame title={t(`${of}.expired`)}>
      <p className="auth-text" role="alert">
        {t(`${of}.expiredText`)}
      </p>
      <Link to={paths.forgotPassword} className="auth-submit">
        {t('reset.again')}
      </Link>
      {of === 'invitation' && (
        <p className="auth-other">
          <Link to={paths.login}>{t('backToLogin')}</Link>
        </p>
      )}
    </AuthFrame>
  )
}

const secondsToLogin = 5

function Chosen({ of, email }: { of: Of; email: string }) {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const [seconds, setSeconds] = useState(secondsToLogin)
  useEffect(() => {
    if (seconds === 0) void navigate(paths.login, { state: { email }, replace: true })
    const timer = setTimeout(() => setSeconds(Math.max(0, seconds - 1)), 1000)
    return () => clearTimeout(timer)
  }, [seconds, email, navigate])
  return (
    <AuthFrame title={t(`${of}.done`)}>
      <p className="auth-text">{t('reset.doneText', { count: seconds })}</p>
      <Link to={paths.login} state={{ email }} className="auth-submit">
        {t('reset.now')}
      </Link>
    </AuthFrame>
  )
}
