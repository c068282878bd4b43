import { MailedPassword } from './MailedPassword.tsx'

/** Sets a new password with the link of a reset mail. */
export function PasswordResetPage() {
  return <MailedPassword of="reset" />
}
