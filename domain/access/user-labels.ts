import type { Sentence } from '../kernel/language.ts'
import type { ProfileChange, User } from './user.ts'

/** The label of each field of a user, on screens and in refusals; the sign-in takes no schemas with them. */
export const userLabels = {
  firstName: { fr: 'Prénom', en: 'First name' },
  lastName: { fr: 'Nom de famille', en: 'Last name' },
  email: { fr: 'Adresse e-mail', en: 'Email address' },
  language: { fr: 'Langue', en: 'Language' },
  role: { fr: 'Rôle', en: 'Role' },
  password: { fr: 'Mot de passe', en: 'Password' },
  currentPassword: { fr: 'Mot de passe actuel', en: 'Current password' },
  weeklyReportEnabled: { fr: 'Bilan du lundi', en: 'Monday report' },
  boardView: { fr: 'Vue du planning', en: 'Planning view' },
} satisfies Partial<Record<keyof User | keyof ProfileChange, Sentence>>
