import { z } from 'zod'
import { rule } from '../kernel/validation.ts'

/** The time for which data of customers are kept after their last return; contracts after their own return. */
export const RetentionPeriods = z
  .object({
    /** Scans of licences and identity papers, in days. */
    scanDays: z.int().min(0).max(365),
    /** Licence, birth date and place, in months: fines arrive for a year (Code de procédure pénale, art. 9). */
    identityMonths: z.int().min(1).max(60),
    /** Name, addresses and telephone numbers, in months. */
    contactMonths: z.int().min(1).max(120),
    /** Contracts, checks, photos and signatures, in years: claims end after five (Code civil, art. 2224). */
    contractYears: z.int().min(1).max(10),
  })
  .refine(
    ...rule(
      ({ identityMonths, contactMonths }: { identityMonths: number; contactMonths: number }) =>
        identityMonths <= contactMonths,
      'range',
      {
        fr: 'Le permis et la naissance se gardent au plus aussi longtemps que les coordonnées',
        en: 'Licence and birth are kept no longer than contact details',
      },
    ),
  )
export type RetentionPeriods = z.infer<typeof RetentionPeriods>
