import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { signInWithPasskey, startPasskeySignIn } from '#api/calls'
import { useAuthForm } from '../form/auth-form.ts'
import { ProblemNotice } from '../frame/ProblemNotice.tsx'
import { useAfterEntry } from './after-entry.ts'
import { requestPasskey } from './late-passkey.ts'

/** Signs in with a passkey, instead of the password or as the second step after it. */
export function PasskeySignIn() {
  const { t } = useTranslation('access')
  const enter = useAfterEntry()
  const form = useAuthForm(async () => {
    const credential = await requestPasskey(await call(startPasskeySignIn, {}))
    if (credential) await enter(await call(signInWithPasskey, { body: { credential } }))
  })
  return (
    <>
      <ProblemNotice problem={form.problem} />
      <form {...form.props}>
        <button type="submit" className="auth-second" aria-busy={form.pending}>
          {t('login.passkey')}
        </button>
      </form>
    </>
  )
}
