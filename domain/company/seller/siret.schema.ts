import { z } from 'zod'
import { rule } from '../../kernel/validation.ts'
import { isSiren, isSiret } from './siret.ts'

/** A SIRET as stored: 14 digits; spaces and dots between the groups are dropped. */
export const Siret = z
  .string()
  .overwrite((text) => text.replace(/[\s.]/g, ''))
  .refine(
    ...rule(isSiret, 'siret', {
      fr: 'Ce numéro SIRET n’est pas valable\u202f: il compte 14 chiffres, dont une clé de contrôle',
      en: 'This SIRET number is not valid: it has 14 digits, one of them a check digit',
    }),
  )
export type Siret = z.infer<typeof Siret>

/** A SIREN as stored: nine digits; spaces and dots between the groups are dropped. */
export const Siren = z
  .string()
  .overwrite((text) => text.replace(/[\s.]/g, ''))
  .refine(
    ...rule(isSiren, 'siren', {
      fr: 'Ce numéro SIREN n’est pas valable\u202f: il compte 9 chiffres, dont une clé de contrôle',
      en: 'This SIREN number is not valid: it has 9 digits, one of them a check digit',
    }),
  )
