import { MailedPassword } from './MailedPassword.tsx'

/** Sets a first password with the link of a team invitation. */
export function InvitationPage() {
  return <MailedPassword of="invitation" />
}
