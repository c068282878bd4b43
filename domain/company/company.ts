import type { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import type { InCents } from '../kernel/money.ts'
import type { Company, CompanyFields } from './company.schema.ts'

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
  defaultPromise: { fr: 'Une nouvelle location promet', en: 'A new rental promises' },
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
