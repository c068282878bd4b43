import { MailedPassword } from './MailedPassword.tsx'

/** Choosing a first password with the link of an invitation to a team. */
export function InvitationPage() {
  return <MailedPassword of="invitation" />
}
