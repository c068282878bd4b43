import { z } from 'zod'
import { Customer } from '../customers/customer.schema.ts'
import { twinKeys } from './twin.ts'

/** The fields by which users tell two customers apart. */
const TwinCustomer = Customer.pick({
  id: true,
  publicId: true,
  kind: true,
  companyName: true,
  firstName: true,
  lastName: true,
  email: true,
  phoneNumbers: true,
  birthDate: true,
  drivingLicenseNumber: true,
  city: true,
})

/** Two customers of one kind who may be one; the first has the lower id. */
export const TwinPair = z.object({
  /** Both ids, `12-34`. */
  key: z.string(),
  customer: TwinCustomer,
  other: TwinCustomer,
  shared: z.array(z.enum(twinKeys)),
})
export type TwinPair = z.infer<typeof TwinPair>

/** A customer who may be the same as another one. */
export const Twin = z.object({ customer: TwinCustomer, shared: z.array(z.enum(twinKeys)) })
export type Twin = z.infer<typeof Twin>
