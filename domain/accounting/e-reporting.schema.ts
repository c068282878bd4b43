import { z } from 'zod'
import { categories, flows, outsideReasons, paymentReasons } from './e-report.ts'

/** A line of a flow; amounts in euros, negative where more was credited or refunded. */
const Line = z.object({
  flow: z.enum(flows),
  day: z.string(),
  /** Null for payments. */
  category: z.enum(categories).nullable(),
  rate: z.number().nullable(),
  documents: z.int(),
  base: z.number(),
  vat: z.number(),
  total: z.number(),
  /** The document, where a flow has each one. */
  number: z.string().nullable(),
  buyer: z.object({ name: z.string(), country: z.string(), vatNumber: z.string().nullable() }).nullable(),
})
export type ReportingLine = z.infer<typeof Line>

/** The figures of a period that an approved platform asks for. */
export const EReporting = z.object({
  from: z.string(),
  to: z.string(),
  /** The reason for which the company reports nothing. */
  outside: z.enum(outsideReasons).nullable(),
  /** The reason for which it reports no payments. */
  withoutPayments: z.enum(paymentReasons).nullable(),
  /** Received from consumers for rentals without any document. */
  unbilled: z.number(),
  lines: z.array(Line),
})
export type EReporting = z.infer<typeof EReporting>
