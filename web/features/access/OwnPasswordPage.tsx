import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { call } from '#api/call'
import { logout, updateMe } from '#api/calls'
import { isProblem } from '#api/problem'
import { takeScreen } from '#session/after-sign-in'
import { paths } from '#session/paths'
import { useAuthForm } from './form/auth-form.ts'
import { NewPasswordField, PasswordField } from './form/PasswordField.tsx'
import { AuthFrame } from './frame/AuthFrame.tsx'
import { ProblemNotice } from './frame/ProblemNotice.tsx'

/** Replaces a password chosen by an administrator at the first sign-in. No other screen opens before. */
export function OwnPasswordPage() {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const form = useAuthForm(async ({ currentPassword = '', password = '' }) => {
    try {
      await call(updateMe, { body: { currentPassword, password } })
      await navigate(takeScreen() ?? paths.home, { replace: true })
    } catch (error) {
      if (!isProblem(error, 'unauthenticated')) throw error
      await navigate(`${paths.login}?expired`, { replace: true })
    }
  })
  const leave = useAuthForm(async () => {
    await call(logout, {})
    await navigate(paths.login, { replace: true })
  })
  return (
    <AuthFrame title={t('own.title')}>
      <p className="auth-text">{t('own.text')}</p>
      <ProblemNotice problem={form.problem ?? leave.problem} />
      <form {...form.props}>
        <PasswordField
          name="currentPassword"
          label={t('own.given')}
          autoComplete="current-password"
          error={form.errors.currentPassword}
        />
        <NewPasswordField label={t('newPassword')} error={form.errors.password} />
        <button type="submit" className="auth-submit" aria-busy={form.pending}>
          {t('reset.submit')}
        </button>
      </form>
      <form {...leave.props}>
        <button type="submit" className="auth-quiet" aria-busy={leave.pending}>
          {t('own.leave')}
        </button>
      </form>
    </AuthFrame>
  )
}
