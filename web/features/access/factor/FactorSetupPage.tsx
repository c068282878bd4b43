import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { call } from '#api/call'
import { logout } from '#api/calls'
import { takeScreen } from '#session/after-sign-in'
import { paths } from '#session/paths'
import { useAuthForm } from '../form/auth-form.ts'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { AppSetup } from './AppSetup.tsx'
import { canUsePasskeys } from './late-passkey.ts'
import { PasskeySetup } from './PasskeySetup.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Sets up the second factor that the company requires of its administrators. No other screen opens before. */
export function FactorSetupPage() {
  const { t } = useTranslation('access/factor')
  const navigate = useNavigate()
  const [way, setWay] = useState<'app' | 'passkey' | null>(canUsePasskeys() ? null : 'app')
  const [codes, setCodes] = useState<string[] | null>(null)
  const goOn = () => navigate(takeScreen() ?? paths.home, { replace: true })
  const onDone = (fresh: string[] | null) => (fresh ? setCodes(fresh) : void goOn())
  const leave = useAuthForm(async () => {
    await call(logout, {})
    await navigate(paths.login, { replace: true })
  })
  if (codes) {
    return (
      <AuthFrame title={t('codes.title')}>
        <RecoveryCodes codes={codes} onKept={goOn} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('setup.title')}>
      <p className="auth-text">{t('setup.text')}</p>
      {way === null && (
        <>
          <button type="button" className="auth-submit" onClick={() => setWay('app')}>
            {t('app.title')}
          </button>
          <button type="button" className="auth-second" onClick={() => setWay('passkey')}>
            {t('passkey.title')}
          </button>
        </>
      )}
      {way === 'app' && <AppSetup onDone={onDone} />}
      {way === 'passkey' && <PasskeySetup onDone={onDone} />}
      {way && canUsePasskeys() && (
        <button type="button" className="auth-quiet" onClick={() => setWay(null)}>
          {t('setup.otherWay')}
        </button>
      )}
      <form {...leave.props}>
        <button type="submit" className="auth-quiet" aria-busy={leave.pending}>
          {t('setup.leave')}
        </button>
      </form>
    </AuthFrame>
  )
}
