import { z } from 'zod'
import { Company } from '../../../company/company.schema.ts'
import { DriverRules } from '../../../fleet/driver-rules/driver-rules.schema.ts'

/** The company's tariffs that papers state before a rental is agreed; null where an agent decides the amount. */
const Tariffs = Company.pick({
  includedKilometresPerDay: true,
  extraKilometreAmount: true,
  fuelQuarterAmount: true,
  lateHourAmount: true,
  fineHandlingAmount: true,
  cancellationFeePercent: true,
  cancellationFeeAmount: true,
  noShowFeePercent: true,
  noShowFeeAmount: true,
})

/** The tariffs and conditions of a rental, as its papers state them and as kept documents store them. */
export const Conditions = z.object({
  ...Tariffs.shape,
  /** The minutes by which a return may be late. */
  graceMinutes: z.int(),
  /** True where the price is by the hour; absent for one by the day. */
  isPricedByHour: z.literal(true).optional(),
  ...DriverRules.pick({ minimumAge: true, maximumAge: true, minimumLicenceYears: true, licenceCategory: true }).shape,
  /** The option that drivers under an age pay; null where there is none. */
  youngDriver: z
    .object({
      age: z.int(),
      option: z.string(),
      optionEn: z.string().nullable().default(null),
      price: z.number(),
      dailyPrice: z.number(),
      /** The most that is charged for it on a rental; absent in documents kept before there were such limits. */
      maxAmount: z.number().nullable().default(null),
      maxDays: z.int().nullable().default(null),
    })
    .nullable(),
  /** True where the papers say that the company may no longer rent to a customer; absent in documents kept before. */
  namesExclusion: z.literal(true).optional(),
  /** The consumer mediator of the company; null for a customer company, which has none (C. conso., art. L616-1). */
  mediator: z.string().nullable(),
})
export type Conditions = z.infer<typeof Conditions>
