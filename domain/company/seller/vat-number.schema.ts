import { z } from 'zod'
import { rule } from '../../kernel/validation.ts'
import { isVatNumber } from './vat-number.ts'

/** A VAT number as stored: capitals without spaces, dots and hyphens; the prefix of Greece is EL. */
export const VatNumber = z
  .string()
  .overwrite((text) =>
    text
      .replace(/[\s.-]/g, '')
      .toUpperCase()
      .replace(/^GR/, 'EL'),
  )
  .refine(
    ...rule(isVatNumber, 'vat_number', {
      fr: 'Ce numéro de TVA n’est pas valable\u202f: il commence par les deux lettres du pays, par exemple FR44732829320',
      en: 'This VAT number is not valid: it begins with the two letters of the country, for example FR44732829320',
    }),
  )
