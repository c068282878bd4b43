import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Team',
  name: 'Name',
  you: 'You',
  create: 'Add a member',
  edit: 'Edit {{name}}',
  created: '{{name}} has joined the team',
  invited: 'Invitation sent to {{name}}',
  isInvited: 'Send an invitation by email',
  isInvitedHint: 'They choose their own password with a link that is valid for seven days.',
  isPending: 'Invitation sent',
  inviteAgain: 'Send the invitation to {{name}} again',
  isProtected: 'Two-step verification',
  removeFactors: 'Turn off two-step verification for {{name}}',
  removeFactorsQuestion:
    'Turn off two-step verification for {{name}} and end their sessions? Their password alone will be enough again.',
  factorsRemoved: 'Two-step verification turned off for {{name}}',
  invitedAgain: 'Invitation sent again to {{email}}',
  newPassword: 'New password',
  passwordHint:
    'At least 8 characters. They replace it when they first log in. The message they receive does not contain it: pass it on yourself.',
  otherPasswordHint:
    'Leave empty to keep the current one. A new password logs this member out everywhere; they replace it when they next log in.',
  roleHint:
    'An administrator also manages the team, the company, its agencies and the subscription. An accountant reads invoices, the journal, the accounting and the statistics, nothing else.',
  aloneTitle: 'You are the only one on the team',
  aloneText: 'Add your colleagues: each has their own account, language and role.',
  profile: {
    title: 'My profile',
    tabs: { profile: 'Profile', security: 'Security' },
    identity: 'About you',
    emailHint: 'Another administrator can change it for you, on the Team screen.',
    emailHintOfMember: 'An administrator can change it for you, on the Team screen.',
    mails: 'Messages',
    weeklyReportHint: 'Every Monday morning, by email: last week and the one that begins, in ten lines.',
    passwordText: 'Leave empty to keep the current one. A new password logs you out on other devices.',
    newPasswordHint: 'At least 8 characters',
    currentMissing: 'Enter your current password too',
    newMissing: 'Enter the new password, or clear this field',
  },
} satisfies typeof fr
