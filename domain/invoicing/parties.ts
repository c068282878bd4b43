import { z } from 'zod'
import { CountryCode } from '../company/territories.schema.ts'

/** The company on a document, as it was when it was issued. */
export const Seller = z.object({
  name: z.string(),
  legalForm: z.string().nullable(),
  /** In euros. */
  shareCapital: z.number().nullable(),
  registryCity: z.string().nullable(),
  isSoleTrader: z.boolean(),
  address: z.string().nullable(),
  siret: z.string().nullable(),
  siren: z.string().nullable(),
  vatNumber: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  logoUrl: z.string().nullable(),
  countryCode: CountryCode,
  /** In percent a year; null for the rate of the law. */
  lateFeeRate: z.number().nullable(),
  mediator: z.string().nullable(),
  isVatOnDebits: z.boolean(),
})
export type Seller = z.infer<typeof Seller>

/** The customer who is billed, as they were when the document was issued. */
export const Buyer = z.object({
  id: z.int(),
  kind: z.enum(['person', 'company']),
  /** The name of the company or of the person. */
  name: z.string(),
  contactName: z.string().nullable(),
  siren: z.string().nullable(),
  vatNumber: z.string().nullable(),
  address: z.string().nullable(),
  /** The country that the customer states. Documents of earlier versions have none, but the country in the address. */
  countryCode: z.string().nullable().default(null),
  email: z.string().nullable(),
})
export type Buyer = z.infer<typeof Buyer>
