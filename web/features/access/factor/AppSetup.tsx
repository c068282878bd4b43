import { userLabels } from '@filao/domain/access/user-labels'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { confirmApp, startApp } from '#api/calls'
import { useLanguage } from '#session/language'
import { useAuthForm } from '../form/auth-form.ts'
import { Field } from '../form/Field.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { QrCode } from './QrCode.tsx'
import { Refusal } from './Refusal.tsx'
import '../form/auth-form.css'
import './factor.css'

type Secret = { secret: string; url: string }

type Props = {
  /** Runs when the app is set up, with fresh recovery codes if it is the first factor. */
  onDone: (recoveryCodes: string[] | null) => void
}

/** Sets up an authenticator app: the current password, the picture to scan, a first code. */
export function AppSetup({ onDone }: Props) {
  const [started, setStarted] = useState<Secret | null>(null)
  return started ? <ScanStep {...started} onDone={onDone} /> : <PasswordStep onStarted={setStarted} />
}

function PasswordStep({ onStarted }: { onStarted: (secret: Secret) => void }) {
  const language = useLanguage()
  const { t } = useTranslation('access/factor')
  const form = useAuthForm(async ({ currentPassword = '' }) => {
    onStarted(await call(startApp, { body: { currentPassword } }))
  })
  return (
    <form className="factor-step" {...form.props}>
      <p>{t('app.passwordText')}</p>
      <Refusal problem={form.problem} />
      <PasswordField
        name="currentPassword"
        label={userLabels.currentPassword[language]}
        autoComplete="current-password"
        error={form.errors.currentPassword}
      />
      <button type="submit" className="auth-submit" aria-busy={form.pending}>
        {t('continue')}
      </button>
    </form>
  )
}

function ScanStep({ secret, url, onDone }: Secret & Props) {
  const { t } = useTranslation('access/factor')
  const form = useAuthForm(async ({ code = '' }) => {
    onDone((await call(confirmApp, { body: { code } })).recoveryCodes)
  })
  return (
    <form className="factor-step" {...form.props}>
      <p>{t('app.scan')}</p>
      <QrCode text={url} label={t('app.picture')} />
      <p>{t('app.orType')}</p>
      <code className="factor-secret">{secret.match(/.{4}/g)?.join(' ')}</code>
      <Refusal problem={form.problem} />
      <Field
        name="code"
        label={t('app.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        error={form.errors.code}
      />
      <button type="submit" className="auth-submit" aria-busy={form.pending}>
        {t('app.confirm')}
      </button>
    </form>
  )
}
