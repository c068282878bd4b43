import type { ProfileChange, User } from '@filao/domain/access/user'
import type { Language } from '@filao/domain/kernel/language.schema'
import { typedChange } from '#ui/form/edited/overtaken'

/** The values of the profile form. Empty password fields keep the password. */
export type ProfileValues = {
  firstName: string
  lastName: string
  email: string
  language: Language
  weeklyReportEnabled: boolean
  currentPassword: string
  password: string
}

/** Returns the first values of the profile form. */
export function toValues({ firstName, lastName, email, language, weeklyReportEnabled }: User): ProfileValues {
  const shown = { firstName: firstName ?? '', lastName: lastName ?? '', email, language, weeklyReportEnabled }
  return { ...shown, currentPassword: '', password: '' }
}

/** Returns the request body: what differs from the values that the form was filled from. */
export function toChange(values: ProfileValues, filledFrom: ProfileValues): ProfileChange {
  return typedChange(toBody(values), toBody(filledFrom))
}

/** Leaves out the address, and the passwords unless a new one is chosen. */
function toBody(values: ProfileValues): ProfileChange {
  const { firstName, lastName, language, weeklyReportEnabled, currentPassword, password } = values
  return {
    firstName: firstName.trim() || null,
    lastName: lastName.trim() || null,
    language,
    weeklyReportEnabled,
    ...(password && { password, currentPassword }),
  }
}
