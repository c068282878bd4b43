import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from './Field.tsx'

type Props = {
  name?: string
  label: string
  hint?: string
  error: string | undefined
  autoComplete: string
  minLength?: number
  autoFocus?: boolean
}

/** Renders a password, hidden until the user asks to see it. */
export function PasswordField({ name = 'password', ...field }: Props) {
  const { t } = useTranslation('access')
  const [shown, setShown] = useState(false)
  return (
    <div className="auth-password">
      <Field {...field} name={name} type={shown ? 'text' : 'password'} maxLength={128} />
      <button type="button" aria-label={t('show')} aria-pressed={shown} onClick={() => setShown(!shown)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z" />
          <circle cx="10" cy="10" r="2.5" />
          {!shown && <path d="M3.5 16.500l13-13" />}
        </svg>
      </button>
    </div>
  )
}

/** Renders the choice of a new password, with the rule it must meet. */
export function NewPasswordField(field: Pick<Props, 'label' | 'error' | 'autoFocus'>) {
  const { t } = useTranslation('access')
  return <PasswordField {...field} hint={t('passwordHint')} minLength={8} autoComplete="new-password" />
}
