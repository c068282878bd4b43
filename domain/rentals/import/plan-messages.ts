import { formatPlate } from '../../fleet/vehicle/plate.ts'
import { formatDateTime } from '../../kernel/date-text.ts'
import type { Sentence } from '../../kernel/language.ts'
import type { Period } from '../../kernel/period.ts'

/** Refuses an agency that is archived or of another company. */
export const noAgency: Sentence = { fr: 'Cette agence n’existe plus.', en: 'This agency does not exist any more.' }
/** Refuses a promised category that is archived or of another company. */
export const noCategory: Sentence = {
  fr: 'Cette catégorie n’existe plus.',
  en: 'This category does not exist any more.',
}
/** Refuses a return in another country. */
export const otherCountry: Sentence = {
  fr: 'L’agence de retour doit se trouver dans le même pays que l’agence de départ.',
  en: 'The return agency must be in the same country as the pick-up agency.',
}
/** Refuses a return that is not after the departure. */
export const endsBefore: Sentence = {
  fr: 'Le retour doit être après le départ.',
  en: 'The return must be after the pick-up.',
}
/** Refuses a finished rental whose return is in the future. */
export const notOver: Sentence = {
  fr: 'Cette location est dite terminée, mais son retour est à venir.',
  en: 'This rental is said to be finished, but its return is still to come.',
}
/** Refuses a rental under way whose departure is in the future. */
export const notBegun: Sentence = {
  fr: 'Cette location est dite en cours, mais son départ est à venir.',
  en: 'This rental is said to be under way, but its pick-up is still to come.',
}
/** Warns that a rental stated as booked is created as finished, since its return has passed. */
export const notLeft: Sentence = {
  fr: 'Cette location est dite réservée, mais son retour est passé\u202f: elle est créée comme terminée.',
  en: 'This rental is said to be booked, but its return has passed: it is created as finished.',
}
/** Refuses an amount paid above the price. */
export const paidTooMuch: Sentence = {
  fr: 'Le montant déjà réglé dépasse le prix.',
  en: 'The amount already paid exceeds the price.',
}
/** Refuses a category without a vehicle. */
export const noneOfCategory: Sentence = {
  fr: 'Cette catégorie n’a aucun véhicule.',
  en: 'This category has no vehicle.',
}
/** Refuses a category whose vehicles are all taken. */
export const noneFree: Sentence = {
  fr: 'Aucun véhicule de cette catégorie n’est libre à ces dates.',
  en: 'No vehicle of this category is free on these dates.',
}
/** Tells that the customer is created. */
export const isNew: Sentence = { fr: 'Le client sera créé.', en: 'The customer will be created.' }

/** Refuses a plate that no vehicle has. */
export function noVehicle(plate: string): Sentence {
  const shown = formatPlate(plate)
  return {
    fr: `Aucun véhicule n’est immatriculé ${shown}\u202f: importez d’abord vos véhicules.`,
    en: `No vehicle has the registration number ${shown}: import your vehicles first.`,
  }
}

/** Refuses a rental of an archived vehicle that is not over. */
export function isArchived(plate: string): Sentence {
  const shown = formatPlate(plate)
  return {
    fr: `Le véhicule ${shown} est archivé\u202f: seules ses locations passées sont importées.`,
    en: `The vehicle ${shown} is archived: only its past rentals are imported.`,
  }
}

/** Tells which vehicle of the category was chosen. */
export function isChosen(plate: string): Sentence {
  const shown = formatPlate(plate)
  return { fr: `Véhicule choisi dans la catégorie\u202f: ${shown}.`, en: `Vehicle chosen in the category: ${shown}.` }
}

/** Tells that a rental, or another row, has the reference already. */
export function isReferenced(reference: string, publicId: string | null): Sentence {
  if (publicId === null) {
    return {
      fr: `La référence ${reference} est déjà plus haut dans ce tableau.`,
      en: `The reference ${reference} is already above in this table.`,
    }
  }
  return {
    fr: `La référence ${reference} est déjà celle de la location ${publicId}.`,
    en: `The reference ${reference} is already that of rental ${publicId}.`,
  }
}

/** Tells that the same rental exists already. */
export function isThere(publicId: string): Sentence {
  return {
    fr: `Cette location existe déjà\u202f: ${publicId}.`,
    en: `This rental exists already: ${publicId}.`,
  }
}

/** Refuses a vehicle that a rental or an unavailability holds, on the clock of the departure agency. */
export function isTaken(
  { rental, start, end }: Period & { rental: { publicId: string } | null },
  timezone: string,
): Sentence {
  const dates = (language: 'fr' | 'en') => [start, end].map((instant) => formatDateTime(instant, timezone, language))
  const [fr, en] = [dates('fr'), dates('en')]
  return rental
    ? {
        fr: `Ce véhicule est pris par la location ${rental.publicId} du ${fr[0]} au ${fr[1]}.`,
        en: `Rental ${rental.publicId} holds this vehicle from ${en[0]} to ${en[1]}.`,
      }
    : {
        fr: `Ce véhicule est indisponible du ${fr[0]} au ${fr[1]}.`,
        en: `This vehicle is unavailable from ${en[0]} to ${en[1]}.`,
      }
}

/** Refuses a vehicle that another row of the table has. */
export function isTakenByRow(line: number): Sentence {
  return {
    fr: `Une autre location de ce tableau a ce véhicule à ces dates (la ${line}${line === 1 ? 're' : 'e'} envoyée).`,
    en: `Another rental of this table has this vehicle on these dates (number ${line} of those sent).`,
  }
}
