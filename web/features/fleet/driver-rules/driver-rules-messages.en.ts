import type { drivers as fr } from './driver-rules-messages.fr.ts'

/** Words of the rules about who may drive. */
export const drivers = {
  title: 'Drivers',
  hint: 'Applied to each driver, on the day of pick-up, in the agency’s time. Empty: no rule.',
  categoryHint: 'Empty: the company’s rule applies.',
  young: 'Young driver',
  youngHint: 'The option is added automatically when a driver is younger.',
  documents: 'Documents',
  youngDriverAge: 'Under',
  youngDriverOptionId: 'Option added',
  isLicenceDocumentRequiredHint:
    'Required for a licence from outside the European Economic Area or in another alphabet.',
  isDesignationRequiredHint:
    'Birth, address, licence number and issue date, needed after a fine. Otherwise they are only asked for.',
  years: 'years',
  none: 'None',
  yes: 'Yes',
  no: 'No',
} satisfies typeof fr
