import { z } from 'zod'
import { Email } from '../access/user.ts'
import { optionalLines, optionalText, requiredText } from '../kernel/field.ts'
import type { Sentence } from '../kernel/language.ts'
import { Euros, type InCents, Percent } from '../kernel/money.ts'
import { stored } from '../kernel/stored.ts'
import { PublicIdPattern } from './public-id.ts'
import { SellerFields } from './seller/seller.ts'
import { Siret } from './seller/siret.ts'
import { CountryCode } from './territories.ts'
import { Website } from './website.ts'

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

/** The company's prices of what a return may show, in cents. */
export type Tariffs = InCents<
  Pick<Company, 'fuelQuarterAmount' | 'lateHourAmount' | 'includedKilometresPerDay' | 'extraKilometreAmount'>
>

/** The label of each field of the company's profile, on screens, in files and in refusals. */
export const companyLabels = {
  name: { fr: 'Nom', en: 'Name' },
  siret: { fr: 'SIRET', en: 'SIRET' },
  logoUrl: { fr: 'Logo', en: 'Logo' },
  address: { fr: 'Adresse', en: 'Address' },
  phoneNumber: { fr: 'Téléphone', en: 'Phone' },
  email: { fr: 'Adresse e-mail', en: 'Email address' },
  website: { fr: 'Site internet', en: 'Website' },
  countryCode: { fr: 'Territoire', en: 'Territory' },
  vatRate: { fr: 'Taux de TVA', en: 'VAT rate' },
  legalForm: { fr: 'Forme juridique', en: 'Legal form' },
  shareCapital: { fr: 'Capital social', en: 'Share capital' },
  registryCity: { fr: 'Ville du RCS', en: 'City of the trade register (RCS)' },
  isSoleTrader: { fr: 'Entrepreneur individuel', en: 'Sole trader' },
  vatNumber: { fr: 'Numéro de TVA', en: 'VAT number' },
  lateFeeRate: { fr: 'Pénalités de retard, par an', en: 'Late-payment rate, per year' },
  mediator: { fr: 'Médiateur de la consommation', en: 'Consumer mediator' },
  isVatOnDebits: { fr: 'TVA d’après les débits', en: 'VAT on debits' },
} satisfies Partial<Record<keyof z.infer<typeof CompanyFields> | 'logoUrl', Sentence>>

/** The label of each of the company's settings. */
export const companySettingsLabels = {
  cancellationFeePercent: { fr: 'Frais d’annulation', en: 'Cancellation fee' },
  cancellationFeeAmount: { fr: 'Frais d’annulation', en: 'Cancellation fee' },
  noShowFeePercent: { fr: 'Frais d’absence', en: 'No-show fee' },
  noShowFeeAmount: { fr: 'Frais d’absence', en: 'No-show fee' },
  depositText: { fr: 'Texte sous la caution', en: 'Text under the deposit' },
  depositTextEnglish: { fr: 'Texte sous la caution, en anglais', en: 'Text under the deposit, in English' },
  waiverText: { fr: 'Texte sous la franchise', en: 'Text under the excess' },
  waiverTextEnglish: { fr: 'Texte sous la franchise, en anglais', en: 'Text under the excess, in English' },
  graceMinutes: { fr: 'Retard toléré', en: 'Grace period' },
  quoteValidityDays: { fr: 'Validité des devis', en: 'Quotes are valid for' },
  fuelQuarterAmount: { fr: 'Quart de réservoir manquant', en: 'Missing quarter of a tank' },
  lateHourAmount: { fr: 'Heure de retard entamée', en: 'Per hour late, or part of one' },
  includedKilometresPerDay: { fr: 'Kilomètres inclus par jour', en: 'Kilometres included per day' },
  extraKilometreAmount: { fr: 'Kilomètre supplémentaire', en: 'Extra kilometre' },
  fineHandlingAmount: { fr: 'Frais de dossier de contravention', en: 'Fine handling fee' },
  rentalEndNotificationEnabled: { fr: 'Rappel de fin de location', en: 'Reminder at the end of a rental' },
  dailyDigestEnabled: { fr: 'Récapitulatif du matin', en: 'Morning summary' },
  checkSignatureRequired: { fr: 'Signature du client obligatoire', en: 'Customer’s signature required' },
  checkPhotosRequired: { fr: 'Photos du véhicule obligatoires', en: 'Photos of the vehicle required' },
  rentalPublicIdPattern: { fr: 'Numéro des locations', en: 'Rental numbers' },
  customerPublicIdPattern: { fr: 'Numéro des clients', en: 'Customer numbers' },
} satisfies Partial<Record<keyof z.infer<typeof CompanyFields>, Sentence>>
