import { agency, hours, season } from './agency-words.en.ts'
import type { fr } from './messages.fr.ts'

export const en = {
  agency,
  hours,
  season,
  onboarding: {
    welcome: 'Welcome to Filao',
    welcomeText: 'Two steps prepare your workspace: your account, then your company.',
    start: 'Start',
    steps: 'Steps',
    user: 'Your account',
    company: 'Your company',
    email: 'Email',
    newPassword: 'New password',
    passwordHint: 'At least 8 characters',
    name: 'Company name',
    territory: 'Territory',
    next: 'Continue',
    create: 'Create the company',
    finish: 'Your workspace is ready',
    finishText: 'Only an agency is missing: the place your vehicles leave from and return to.',
    agency: 'Create an agency',
  },
} satisfies typeof fr
