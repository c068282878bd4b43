import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Digits of a valid number, international and without the plus, as stored; null for what is no phone number. Numbers without a prefix are Guadeloupe's. */
export function phoneDigits(typed: string): string | null {
  const number = parsePhoneNumberFromString(
    /^\d{10,15}$/.test(typed) && !typed.startsWith('0') ? `+${typed}` : typed,
    'GP',
  )
  return number?.isValid() ? number.number.slice(1) : null
}

/** A stored number as people read it: +590 690 12 34 56. What is no phone number stays as it is. */
export function phoneText(stored: string): string {
  const digits = phoneDigits(stored)
  return (digits && parsePhoneNumberFromString(`+${digits}`)?.formatInternational()) || stored
}
