import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min'
import { z } from 'zod'
import { rule } from '../kernel/validation.ts'

/** The international digits, without the plus, of a number typed in a region (« 0690 12 34 56 » in GP is 590690123456), or null when it is none. */
export function parsePhone(text: string, region: CountryCode): string | null {
  if (text.length > 40) return null
  const number = parsePhoneNumber(text, region)
  return number?.isValid() ? number.number.slice(1) : null
}

/** Stored digits as people read them: +590 690 12 34 56. */
export function formatPhone(digits: string): string {
  return parsePhoneNumber(`+${digits}`)?.formatInternational() ?? `+${digits}`
}

/** A phone number as stored: the digits of a valid international number, without the plus. */
export const PhoneDigits = z
  .string()
  .max(20)
  .refine(
    ...rule(
      (digits: string) => /^\d{6,15}$/.test(digits) && parsePhoneNumber(`+${digits}`)?.isValid() === true,
      'phone',
      {
        fr: 'Ce numéro de téléphone n’est pas valable',
        en: 'This phone number is not valid',
      },
    ),
  )
export type PhoneDigits = z.infer<typeof PhoneDigits>
