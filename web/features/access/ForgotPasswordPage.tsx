import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { call } from '#api/call'
import { requestPasswordReset } from '#api/calls'
import { paths } from '#session/paths'
import { useKnownEmail } from './email-state.ts'
import { useAuthForm } from './form/auth-form.ts'
import { Field } from './form/Field.tsx'
import { AuthFrame } from './frame/AuthFrame.tsx'
import { Notice } from './frame/Notice.tsx'
import { ProblemNotice } from './frame/ProblemNotice.tsx'

/** Asks for the mail with which a new password is chosen. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const knownEmail = useKnownEmail()
  const form = useAuthForm(async ({ email = '' }) => {
    await call(requestPasswordReset, { body: { email } })
    await navigate(paths.forgotPasswordEmailSent, { state: { email: email.trim() } })
  })
  return (
    <AuthFrame title={t('forgot.title')}>
      <p className="auth-text">{t('forgot.text')}</p>
      {form.problem?.code === 'not_found' ? (
        <Notice kind="error" title={t('forgot.unknown')}>
          {t('forgot.unknownText')}
        </Notice>
      ) : (
        <ProblemNotice problem={form.problem} />
      )}
      <form {...form.props}>
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          defaultValue={knownEmail}
          error={form.errors.email}
        />
        <button type="submit" className="auth-submit" aria-busy={form.pending}>
          {t('forgot.submit')}
        </button>
      </form>
      <p className="auth-other">
        <Link to={paths.login} state={{ email: knownEmail }}>
          {t('backToLogin')}
        </Link>
      </p>
    </AuthFrame>
  )
}
