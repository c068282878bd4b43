import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The territory that the first four digits of a number typed the French way name (numbering plan of the ARCEP). */
const territories: Record<string, CountryCode> = {
  '0590': 'GP',
  '0690': 'GP',
  '0691': 'GP',
  '0596': 'MQ',
  '0696': 'MQ',
  '0697': 'MQ',
  '0594': 'GF',
  '0694': 'GF',
  '0262': 'RE',
  '0263': 'RE',
  '0692': 'RE',
  '0693': 'RE',
  '0269': 'YT',
  '0639': 'YT',
}

/**
 * Digits of a valid number, international and without the plus, as stored; null for what is no phone number. A number
 * without a prefix is one of the French territory it names: 0690 Guadeloupe, 0696 Martinique, 06 12 the hexagon.
 */
export function phoneDigits(typed: string): string | null {
  const text = /^\d{10,15}$/.test(typed) && !typed.startsWith('0') ? `+${typed}` : typed
  const number = parsePhoneNumberFromString(text, territories[text.replaceAll(/\D/g, '').slice(0, 4)] ?? 'FR')
  return number?.isValid() ? number.number.slice(1) : null
}

/** The two letters of the country of a number, where it is one. */
export function phoneCountry(typed: string): string | null {
  const digits = phoneDigits(typed)
  return (digits && parsePhoneNumberFromString(`+${digits}`)?.country) || null
}

/** A stored number as people read it: +590 690 12 34 56. What is no phone number stays as it is. */
export function phoneText(stored: string): string {
  const digits = phoneDigits(stored)
  return (digits && parsePhoneNumberFromString(`+${digits}`)?.formatInternational()) || stored
}
