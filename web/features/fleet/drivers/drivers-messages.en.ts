import type { drivers as fr } from './drivers-messages.fr.ts'

/** Words of the rules about who may drive. */
export const drivers = {
  title: 'Drivers',
  hint: 'Applied to each driver, on the day of departure by the agency’s clock. An empty field is no rule.',
  categoryHint: 'An empty field is the company’s rule.',
  young: 'Young driver',
  youngHint: 'The option adds itself as soon as a driver is younger.',
  documents: 'Papers',
  minimumAge: 'Minimum age',
  maximumAge: 'Maximum age',
  minimumLicenceYears: 'Years of licence',
  licenceCategory: 'Licence category',
  youngDriverAge: 'Under',
  youngDriverOptionId: 'Option added',
  isLicenceValidityRequired: 'Licence valid to the return',
  isLicenceDocumentRequired: 'Translation or international permit',
  isLicenceDocumentRequiredHint: 'Asked for a licence from outside the European Economic Area or in another alphabet.',
  isDesignationRequired: 'No departure without the details of a designation',
  isDesignationRequiredHint:
    'Birth, address, licence number and issue date, needed after a fine. Otherwise they are only asked for.',
  years: 'years',
  none: 'None',
  yes: 'Yes',
  no: 'No',
} satisfies typeof fr
