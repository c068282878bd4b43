import type { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import type { CustomerFields } from './customer.schema.ts'

/** The label of each field, on screens, in files and in refusals. */
export const customerLabels = {
  kind: { fr: 'Type de client', en: 'Type of customer' },
  companyName: { fr: 'Raison sociale', en: 'Company name' },
  siren: { fr: 'SIREN', en: 'SIREN' },
  vatNumber: { fr: 'Numéro de TVA', en: 'VAT number' },
  contactName: { fr: 'Contact', en: 'Contact person' },
  title: { fr: 'Civilité', en: 'Title' },
  firstName: { fr: 'Prénom', en: 'First name' },
  lastName: { fr: 'Nom', en: 'Last name' },
  email: { fr: 'E-mail', en: 'Email' },
  birthDate: { fr: 'Date de naissance', en: 'Date of birth' },
  birthPlace: { fr: 'Lieu de naissance', en: 'Place of birth' },
  address: { fr: 'Adresse', en: 'Address' },
  postalCode: { fr: 'Code postal', en: 'Postal code' },
  city: { fr: 'Ville', en: 'City' },
  department: { fr: 'Département', en: 'Department' },
  countryCode: { fr: 'Pays', en: 'Country' },
  billingAddress: { fr: 'Adresse de facturation', en: 'Billing address' },
  billingEmail: { fr: 'E-mail de facturation', en: 'Billing email' },
  drivingLicenseNumber: { fr: 'Numéro du permis', en: 'Licence number' },
  drivingLicenseIssuedOn: { fr: 'Permis délivré le', en: 'Licence issued on' },
  drivingLicenseExpiresOn: { fr: 'Permis valable jusqu’au', en: 'Licence valid until' },
  drivingLicenseCountryCode: { fr: 'Pays du permis', en: 'Licence issued in' },
  drivingLicenseCategories: { fr: 'Catégories du permis', en: 'Licence categories' },
  drivingLicenseDocument: { fr: 'Traduction ou permis international', en: 'Translation or international permit' },
  phoneNumbers: { fr: 'Téléphone', en: 'Phone' },
  language: { fr: 'Langue', en: 'Language' },
  comments: { fr: 'Commentaires', en: 'Comments' },
} satisfies Record<keyof z.infer<typeof CustomerFields>, Sentence>
export type CustomerField = keyof typeof customerLabels
