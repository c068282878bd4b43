import type { ProfileChange, User } from '@filao/domain/access/user'
import type { Language } from '@filao/domain/kernel/language'

/** What the form of one's own account edits. Empty passwords leave the password as it is. */
export type ProfileValues = {
  firstName: string
  lastName: string
  email: string
  language: Language
  currentPassword: string
  password: string
}

/** The form of one's own account. */
export function toValues({ firstName, lastName, email, language }: User): ProfileValues {
  return { firstName: firstName ?? '', lastName: lastName ?? '', email, language, currentPassword: '', password: '' }
}

/** What is sent: never the address, which stays, and the passwords only where a new one is chosen. */
export function toBody({ firstName, lastName, language, currentPassword, password }: ProfileValues): ProfileChange {
  return {
    firstName: firstName.trim() || null,
    lastName: lastName.trim() || null,
    language,
    ...(password && { password, currentPassword }),
  }
}
