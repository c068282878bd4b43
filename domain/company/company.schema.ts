import { z } from 'zod'
import { Email } from '../access/user.ts'
import { optionalLines, optionalText, requiredText } from '../kernel/field.ts'
import { Euros, Percent } from '../kernel/money.schema.ts'
import { stored } from '../kernel/stored.ts'
import { PublicIdPattern } from './public-id.schema.ts'
import { SellerFields } from './seller/seller.schema.ts'
import { Siret } from './seller/siret.schema.ts'
import { CountryCode } from './territories.schema.ts'
import { Website } from './website.ts'

/** The two kinds of promise, a vehicle or one of a category. */
const defaultPromises = ['vehicle', 'category'] as const

/** The fields of a company; the answer and the columns of its queries derive from them. */
export const CompanyFields = z.object({
  name: requiredText(200),
  address: optionalLines(500),
  siret: Siret.nullable(),
  phoneNumber: optionalText(30),
  email: Email.nullable(),
  website: Website,
  countryCode: CountryCode,
  /** The percentage included in the prices; null where VAT does not apply. */
  vatRate: Percent.nullable(),
  /** The minutes by which a return may be late before another day is charged. */
  graceMinutes: z.int().min(0).max(1439),
  quoteValidityDays: z.int().min(1).max(365),
  /** The promise with which the form of a new rental begins: its vehicle, or a vehicle of its category. */
  defaultPromise: z.enum(defaultPromises),
  /** The price of a missing quarter of a tank; null when an agent enters the amount. */
  fuelQuarterAmount: Euros.nullable(),
  /** The price of a started hour of lateness, at most what the price list asks; null for the price list alone. */
  lateHourAmount: Euros.nullable(),
  /** The kilometres included in each billed day; null when they are not limited. */
  includedKilometresPerDay: z.int().min(0).max(10_000).nullable(),
  /** The price of a kilometre above the included ones; null when an agent enters the amount. */
  extraKilometreAmount: Euros.nullable(),
  /** The fee proposed for the handling of a fine; null when an agent enters the amount. */
  fineHandlingAmount: Euros.nullable(),
  /** The fees of a cancelled contract: a percentage of the agreed price, an amount that is the least, or neither. */
  cancellationFeePercent: z.int().min(0).max(100).nullable(),
  cancellationFeeAmount: Euros.nullable(),
  /** The same when the customer does not come. */
  noShowFeePercent: z.int().min(0).max(100).nullable(),
  noShowFeeAmount: Euros.nullable(),
  /** The words under the deposit and the excess on papers, and their English form; null for neutral ones. */
  depositText: optionalText(200),
  depositTextEnglish: optionalText(200),
  waiverText: optionalText(200),
  waiverTextEnglish: optionalText(200),
  /** True when customers get a reminder by mail the day before their rental ends. */
  rentalEndNotificationEnabled: z.boolean(),
  /** True when the company's address gets a mail with the day's departures and returns every morning. */
  dailyDigestEnabled: z.boolean(),
  /** True when a delivery or a return is refused without the customer's signature, drawn or on paper. */
  checkSignatureRequired: z.boolean(),
  /** True when a delivery or a return is refused without a photo of the vehicle. */
  checkPhotosRequired: z.boolean(),
  rentalPublicIdPattern: PublicIdPattern,
  customerPublicIdPattern: PublicIdPattern,
  ...SellerFields.shape,
})

/** A new company: only the name is required, the rest has defaults from its territory. */
export const CompanyCreation = CompanyFields.partial().required({ name: true })
export type CompanyCreation = z.infer<typeof CompanyCreation>

/** A change of a company. Terms are rich text, sanitised when stored. */
export const CompanyChange = CompanyFields.extend({
  rentalTerms: z.string().max(200_000),
  contractTerms: z.string().max(200_000),
  /** The address that an upload to `companyLogos` returned. */
  logoUrl: z.string().max(200).nullable(),
}).partial()
export type CompanyChange = z.infer<typeof CompanyChange>

/** The company as its staff see it. The two terms have separate calls, since they are long. */
export const Company = z.object({
  id: z.int(),
  ...stored(CompanyFields),
  /** The first nine digits of the siret. */
  siren: z.string().nullable(),
  logoUrl: z.string().nullable(),
  userId: z.int().nullable(),
  /** True when the founder has proven their address. Until then no member, mail or public link is allowed. */
  isProven: z.boolean(),
  /** True once a cash desk was opened. */
  hasCashDesk: z.boolean(),
})
export type Company = z.infer<typeof Company>
