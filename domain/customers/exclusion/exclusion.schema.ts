import { z } from 'zod'
import { MemberName } from '../../access/user.ts'
import { optionalText } from '../../kernel/field.ts'
import { LocalDate } from '../../kernel/time.schema.ts'

/** The facts for which a company may no longer rent to a customer. */
const exclusionReasons = ['unpaid', 'damage', 'fines', 'not_returned', 'false_documents', 'misuse'] as const

/** The fields of a mark that a customer may not rent again. */
export const ExclusionFields = z.object({
  reason: z.enum(exclusionReasons),
  /** Facts alone: the customer is given them on request. */
  note: optionalText(500).default(null),
  /** The last day of the mark, which ends by itself. */
  until: LocalDate,
})
export type ExclusionFields = z.output<typeof ExclusionFields>

/** A mark that a customer may not rent again, in force or ended. */
export const Exclusion = z.object({
  reason: z.enum(exclusionReasons),
  note: z.string().nullable(),
  until: z.string(),
  setAt: z.string(),
  /** The administrator who set or last changed it; null once they have left the company. */
  setBy: MemberName.nullable(),
})
export type Exclusion = z.infer<typeof Exclusion>
