import { userLabels } from '@filao/domain/access/user-labels'
import { useLanguage } from '#session/language'
import { Refusal } from '../factor/Refusal.tsx'
import { useAuthForm } from '../form/auth-form.ts'
import { PasswordField } from '../form/PasswordField.tsx'
import '../form/auth-form.css'
import '../factor/factor.css'

type Props<Answer> = {
  text: string
  /** The label of the button. */
  submit: string
  send: (body: { currentPassword: string }) => Promise<Answer>
  onDone: (response: Answer) => void
}

/** Asks for the current password before a change of the user's factors. */
export function PasswordStep<Answer>({ text, submit, send, onDone }: Props<Answer>) {
  const language = useLanguage()
  const form = useAuthForm(async ({ currentPassword = '' }) => onDone(await send({ currentPassword })))
  return (
    <form className="factor-step" {...form.props}>
      <p>{text}</p>
      <Refusal problem={form.problem} />
      <PasswordField
        name="currentPassword"
        label={userLabels.currentPassword[language]}
        autoComplete="current-password"
        error={form.errors.currentPassword}
      />
      <button type="submit" className="auth-submit" aria-busy={form.pending}>
        {submit}
      </button>
    </form>
  )
}
