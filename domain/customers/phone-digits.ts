import { z } from 'zod'
import { isPhone, notAPhone } from '../company/phone.ts'
import { rule } from '../kernel/validation.ts'

/** A phone number as stored: the digits of a valid international number, without the plus. */
export const PhoneDigits = z
  .string()
  .max(20)
  .refine(...rule(isPhone, 'phone', notAPhone))
