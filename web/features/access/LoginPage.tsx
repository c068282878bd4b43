import type { SecondStep as Step } from '@filao/domain/access/factor/second-factor'
import { userLabels } from '@filao/domain/access/user-labels'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { call } from '#api/call'
import { login } from '#api/calls'
import { isProblem } from '#api/problem'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useIsWideScreen } from '#ui/wide-screen'
import { type DemoLogin, DemoOffer } from './DemoOffer.tsx'
import { useKnownEmail } from './email-state.ts'
import { useAfterEntry } from './factor/after-entry.ts'
import { canUsePasskeys } from './factor/late-passkey.ts'
import { PasskeySignIn } from './factor/PasskeySignIn.tsx'
import { SecondStep } from './factor/SecondStep.tsx'
import { useAuthForm } from './form/auth-form.ts'
import { Field } from './form/Field.tsx'
import { PasswordField } from './form/PasswordField.tsx'
import { AuthFrame } from './frame/AuthFrame.tsx'
import { Notice } from './frame/Notice.tsx'
import { ProblemNotice } from './frame/ProblemNotice.tsx'

/**
 * Signs a user in; after an expired session it leads back to the last screen. `onSend` can prefetch the next screen.
 */
export function LoginPage({ onSend }: { onSend: () => void }) {
  const { t } = useTranslation('access')
  const language = useLanguage()
  const enter = useAfterEntry()
  const knownEmail = useKnownEmail()
  const [email, setEmail] = useState(knownEmail)
  // On a phone the field would open its keyboard over the page.
  const isWide = useIsWideScreen()
  const [methods, setMethods] = useState<Step[] | null>(null)
  const form = useAuthForm(async ({ email = '', password = '' }) => {
    onSend()
    try {
      await enter(await call(login, { body: { email, password } }))
    } catch (error) {
      if (!isProblem(error, 'second_factor_required')) throw error
      setMethods(error.data.methods as Step[])
    }
  })
  const signInAs = (demo: DemoLogin) => {
    const fields = form.props.ref.current
    const password = fields?.elements.namedItem('password')
    if (!fields || !(password instanceof HTMLInputElement)) return
    flushSync(() => setEmail(demo.email))
    password.value = demo.password
    fields.requestSubmit()
  }
  if (methods) return <SecondStep methods={methods} onRestart={() => setMethods(null)} />
  return (
    <AuthFrame title={t('login.title')}>
      {form.problem ? <LoginProblem form={form} email={email} /> : <Reason />}
      <form {...form.props}>
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          autoFocus={isWide && !knownEmail}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={form.errors.email}
        />
        <PasswordField
          label={userLabels.password[language]}
          autoComplete="current-password"
          error={form.errors.password}
        />
        <Link to={paths.forgotPassword} state={{ email }} className="auth-forgot">
          {t('login.forgot')}
        </Link>
        <button type="submit" className="auth-submit" aria-busy={form.pending}>
          {t('login.submit')}
        </button>
      </form>
      {canUsePasskeys() && <PasskeySignIn />}
      <p className="auth-other">
        {t('login.new')}{' '}
        <Link to={paths.register} state={{ email }}>
          {t('login.register')}
        </Link>
      </p>
      <DemoOffer onUse={signInAs} />
    </AuthFrame>
  )
}

function LoginProblem({ form, email }: { form: ReturnType<typeof useAuthForm>; email: string }) {
  const { t } = useTranslation('access')
  if (form.problem?.code !== 'not_found') return <ProblemNotice problem={form.problem} />
  return (
    <Notice kind="error" title={t('login.wrong')}>
      {t('login.wrongText')}{' '}
      <Link to={paths.forgotPassword} state={{ email }}>
        {t('login.reset')}
      </Link>
    </Notice>
  )
}

/** Explains why the user was sent here. */
function Reason() {
  const { t } = useTranslation('access')
  const [reason] = useSearchParams()
  if (reason.has('unreachable')) {
    return (
      <Notice kind="info" title={t('problem.network')}>
        {t('problem.networkText')}
      </Notice>
    )
  }
  if (!reason.has('expired')) return null
  return (
    <Notice kind="info" title={t('login.expired')}>
      {t('login.expiredText')}
    </Notice>
  )
}
