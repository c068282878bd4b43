import type { SecondStep as Step } from '@filao/domain/access/factor/second-factor'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { completeSignIn } from '#api/calls'
import { useAuthForm } from '../form/auth-form.ts'
import { Field } from '../form/Field.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { ProblemNotice } from '../frame/ProblemNotice.tsx'
import { useAfterEntry } from './after-entry.ts'
import { canUsePasskeys } from './late-passkey.ts'
import { PasskeySignIn } from './PasskeySignIn.tsx'

type Props = {
  /** The ways that the user has. */
  methods: Step[]
  onRestart: () => void
}

/** Completes a sign-in whose password was right: with a code of the app, a passkey or a recovery code. */
export function SecondStep({ methods, onRestart }: Props) {
  const { t } = useTranslation('access')
  const enter = useAfterEntry()
  const hasApp = methods.includes('app')
  const hasPasskey = methods.includes('passkey') && canUsePasskeys()
  const [way, setWay] = useState<'app' | 'recoveryCode'>(hasApp ? 'app' : 'recoveryCode')
  const [isTyping, setIsTyping] = useState(hasApp || !hasPasskey)
  const form = useAuthForm(async ({ code = '' }) => await enter(await call(completeSignIn, { body: { code } })))
  const other = way === 'app' ? 'recoveryCode' : 'app'
  const switchTo = () => {
    if (isTyping) setWay(other)
    setIsTyping(true)
  }
  return (
    <AuthFrame title={t('second.title')}>
      <p className="auth-text">{t(isTyping ? `second.${way}Text` : 'second.passkeyText')}</p>
      <ProblemNotice problem={form.problem} />
      {isTyping && (
        <form {...form.props} key={way}>
          <Field
            name="code"
            label={t(`second.${way}`)}
            autoComplete={way === 'app' ? 'one-time-code' : 'off'}
            inputMode={way === 'app' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            error={form.errors.code}
          />
          <button type="submit" className="auth-submit" aria-busy={form.pending}>
            {t('second.submit')}
          </button>
        </form>
      )}
      {hasPasskey && <PasskeySignIn />}
      {(!isTyping || methods.includes(other)) && (
        <button type="button" className="auth-quiet" onClick={switchTo}>
          {t(`second.use.${isTyping ? other : way}`)}
        </button>
      )}
      {!methods.includes('recoveryCode') && <p className="auth-text">{t('second.lost')}</p>}
      <button type="button" className="auth-quiet" onClick={onRestart}>
        {t('backToLogin')}
      </button>
    </AuthFrame>
  )
}
