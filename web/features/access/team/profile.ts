import type { ProfileChange, User } from '@filao/domain/access/user'
import type { Language } from '@filao/domain/kernel/language'

/** The values of the profile form. Empty password fields keep the password. */
export type ProfileValues = {
  firstName: string
  lastName: string
  email: string
  language: Language
  currentPassword: string
  password: string
}

/** Returns the first values of the profile form. */
export function toValues({ firstName, lastName, email, language }: User): ProfileValues {
  return { firstName: firstName ?? '', lastName: lastName ?? '', email, language, currentPassword: '', password: '' }
}

/** Returns the request body: never the address, and the passwords only when a new one is chosen. */
export function toBody({ firstName, lastName, language, currentPassword, password }: ProfileValues): ProfileChange {
  return {
    firstName: firstName.trim() || null,
    lastName: lastName.trim() || null,
    language,
    ...(password && { password, currentPassword }),
  }
}
