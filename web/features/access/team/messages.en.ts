import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Team',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  language: 'Language',
  role: 'Role',
  you: 'You',
  create: 'Add a member',
  edit: 'Edit {{name}}',
  created: '{{name}} has joined the team',
  invited: 'Invitation sent to {{name}}',
  isInvited: 'Send an invitation by email',
  isInvitedHint: 'They choose their own password with a link that is valid for seven days.',
  isPending: 'Invitation sent',
  inviteAgain: 'Send the invitation to {{name}} again',
  isProtected: 'Two-step sign-in',
  removeFactors: 'Remove the two-step sign-in of {{name}}',
  removeFactorsQuestion:
    'Remove the two-step sign-in of {{name}} and end their sessions? Their password alone will be enough again.',
  factorsRemoved: 'Two-step sign-in of {{name}} removed',
  invitedAgain: 'Invitation sent again to {{email}}',
  password: 'Password',
  newPassword: 'New password',
  passwordHint:
    'At least 8 characters. They replace it when they first log in. The message they receive does not contain it: pass it on yourself.',
  otherPasswordHint:
    'Leave empty to keep the current one. A new password logs this member out everywhere; they replace it when they next log in.',
  roleHint:
    'An administrator also manages the team, the company, its agencies and the subscription. An accountant reads invoices, the journal and the accounting, nothing else.',
  aloneTitle: 'You are the only one on the team',
  aloneText: 'Add your colleagues: each has their own account, language and role.',
  profile: {
    title: 'My profile',
    tabs: { profile: 'Profile', security: 'Security' },
    identity: 'About you',
    emailHint: 'Another administrator can change it for you, on the Team screen.',
    passwordTitle: 'Password',
    passwordText: 'Leave empty to keep the current one. A new password logs you out on other devices.',
    currentPassword: 'Current password',
    newPasswordHint: 'At least 8 characters',
    currentMissing: 'Enter your current password too',
    newMissing: 'Enter the new password, or clear this field',
  },
} satisfies typeof fr
