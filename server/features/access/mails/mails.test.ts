import { expect, test } from 'vitest'
import { invitationMail } from './invitation.ts'
import { passwordResetMail } from './password-reset.ts'
import { proofMail } from './proof.ts'
import { welcomeMail } from './welcome.ts'

const to = { to: 'awa@example.test', url: 'https://filao.example/login' }
const invitation = { ...to, company: 'Karukera Autos', invitedBy: 'Alix' }

test.each([
  invitationMail({ ...invitation, kind: 'password' }, 'fr'),
  invitationMail({ ...invitation, kind: 'link' }, 'fr'),
  passwordResetMail(to, 'fr'),
  proofMail(to, 'fr'),
  welcomeMail(to, 'fr'),
])('$subject: no line begins with the punctuation of the one before', ({ text }) => {
  expect(text).not.toMatch(/ [:;?!»]|« /)
})
