import { userLabels } from '@filao/domain/access/user-labels'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { addPasskey, startPasskey } from '#api/calls'
import { useLanguage } from '#session/language'
import { useAuthForm } from '../form/auth-form.ts'
import { Field } from '../form/Field.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { createPasskey } from './late-passkey.ts'
import { Refusal } from './Refusal.tsx'
import '../form/auth-form.css'
import './factor.css'

type Props = {
  /** Runs when the passkey is stored, with fresh recovery codes if it is the first factor. */
  onDone: (recoveryCodes: string[] | null) => void
}

/** Adds a passkey under a name: the current password, then the browser's own window. */
export function PasskeySetup({ onDone }: Props) {
  const { t } = useTranslation('access/factor')
  const language = useLanguage()
  const [isStopped, setIsStopped] = useState(false)
  const form = useAuthForm(async ({ name = '', currentPassword = '' }) => {
    setIsStopped(false)
    const credential = await createPasskey(await call(startPasskey, { body: { currentPassword } }))
    if (!credential) return setIsStopped(true)
    onDone((await call(addPasskey, { body: { name, credential } })).recoveryCodes)
  })
  return (
    <form className="factor-step" {...form.props}>
      <p>{t('passkey.text')}</p>
      <Refusal problem={form.problem} />
      {isStopped && (
        <p className="auth-error" role="alert">
          {t('passkey.stopped')}
        </p>
      )}
      <Field
        name="name"
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        maxLength={60}
        error={form.errors.name}
      />
      <PasswordField
        name="currentPassword"
        label={userLabels.currentPassword[language]}
        autoComplete="current-password"
        error={form.errors.currentPassword}
      />
      <button type="submit" className="auth-submit" aria-busy={form.pending}>
        {t('passkey.create')}
      </button>
    </form>
  )
}
