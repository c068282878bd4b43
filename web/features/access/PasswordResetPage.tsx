import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '#api/call'
import { paths } from '#app/paths'
import { AuthFrame } from './AuthFrame.tsx'
import { useAuthForm } from './auth-form.ts'
import { changePassword } from './calls.ts'
import { PasswordField } from './PasswordField.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'

/** Choosing a new password with the mailed link: the form, then either its success or that the link has expired. */
export function PasswordResetPage() {
  const token = useMailedToken()
  const [email, setEmail] = useState<string | null>(null)
  const [expired, setExpired] = useState(!token)
  if (email !== null) return <Changed email={email} />
  if (expired) return <Expired />
  return <NewPassword token={token} onChanged={setEmail} onExpired={() => setExpired(true)} />
}

/** The token of the link, taken out of the address bar, where it would stay in the history and in pictures of the screen. */
function useMailedToken(): string {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [token] = useState(search.get('token') ?? '')
  const inAddress = search.has('token')
  useEffect(() => {
    if (inAddress) void navigate(paths.passwordReset, { replace: true })
  }, [inAddress, navigate])
  return token
}

type FormProps = { token: string; onChanged: (email: string) => void; onExpired: () => void }

function NewPassword({ token, onChanged, onExpired }: FormProps) {
  const { t } = useTranslation('access')
  const form = useAuthForm(async ({ password = '' }) => {
    onChanged((await call(changePassword, { body: { password, token } })).email)
  })
  const gone = form.problem?.code === 'not_found'
  useEffect(() => {
    if (gone) onExpired()
  }, [gone, onExpired])
  return (
    <AuthFrame title={t('reset.title')}>
      <ProblemNotice problem={form.problem} />
      <form {...form.props}>
        <PasswordField
          label={t('newPassword')}
          hint={t('passwordHint')}
          minLength={8}
          autoComplete="new-password"
          error={form.errors.password}
        />
        <button type="submit" className="auth-submit" aria-busy={form.pending}>
          {t('reset.submit')}
        </button>
      </form>
    </AuthFrame>
  )
}

function Expired() {
  const { t } = useTranslation('access')
  return (
    <AuthFrame title={t('reset.expired')}>
      <p className="auth-text" role="alert">
        {t('reset.expiredText')}
      </p>
      <Link to={paths.forgotPassword} className="auth-submit">
        {t('reset.again')}
      </Link>
    </AuthFrame>
  )
}

const secondsToLogin = 5

function Changed({ email }: { email: string }) {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const [seconds, setSeconds] = useState(secondsToLogin)
  useEffect(() => {
    if (seconds === 0) void navigate(paths.login, { state: { email }, replace: true })
    const timer = setTimeout(() => setSeconds(Math.max(0, seconds - 1)), 1000)
    return () => clearTimeout(timer)
  }, [seconds, email, navigate])
  return (
    <AuthFrame title={t('reset.done')}>
      <p className="auth-text">{t('reset.doneText', { count: seconds })}</p>
      <Link to={paths.login} state={{ email }} className="auth-submit">
        {t('reset.now')}
      </Link>
    </AuthFrame>
  )
}
