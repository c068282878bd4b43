import { MailedPassword } from './MailedPassword.tsx'

/** Choosing a new password with the link of a reset mail. */
export function PasswordResetPage() {
  return <MailedPassword of="reset" />
}
