import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { call } from '#api/call'
import { register } from '#api/calls'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { dropDrafts } from '#ui/form/draft'
import { useIsWideScreen } from '#ui/wide-screen'
import { useKnownEmail } from './email-state.ts'
import { useAuthForm } from './form/auth-form.ts'
import { Field } from './form/Field.tsx'
import { AuthFrame } from './frame/AuthFrame.tsx'
import { Notice } from './frame/Notice.tsx'
import { ProblemNotice } from './frame/ProblemNotice.tsx'

/** Creates an account from an address alone; the onboarding asks for the rest. */
export function RegisterPage() {
  const { t } = useTranslation('access')
  const language = useLanguage()
  const navigate = useNavigate()
  const [email, setEmail] = useState(useKnownEmail())
  // On a phone the field would open its keyboard over the page.
  const isWide = useIsWideScreen()
  const form = useAuthForm(async () => {
    await call(register, { body: { email, language } })
    dropDrafts()
    await navigate(paths.home, { replace: true })
  })
  return (
    <AuthFrame title={t('register.title')}>
      <p className="auth-text">{t('register.text')}</p>
      {form.problem?.code === 'conflict' ? (
        <Notice kind="error" title={t('register.taken')}>
          {t('register.takenText')}{' '}
          <Link to={paths.forgotPassword} state={{ email }}>
            {t('login.reset')}
          </Link>
        </Notice>
      ) : (
        <ProblemNotice problem={form.problem} />
      )}
      <form {...form.props}>
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          autoFocus={isWide}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={form.errors.email}
        />
        <button type="submit" className="auth-submit" aria-busy={form.pending}>
          {t('register.submit')}
        </button>
      </form>
      <p className="auth-other">
        {t('register.has')}{' '}
        <Link to={paths.login} state={{ email }}>
          {t('register.login')}
        </Link>
      </p>
    </AuthFrame>
  )
}
