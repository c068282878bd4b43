import type { Sentence } from '../../kernel/language.ts'
import { guillemets } from '../../kernel/text.ts'

/** Returns the sentence for a season that the agency does not have. */
export function isNoSeason(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas une saison de cette agence.`,
    en: `'${text}' is not a season of this agency.`,
  }
}

/** Returns the sentence for text that is no length of a rental. */
export function isNoLength(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas une durée, comme 7 jours.`,
    en: `'${text}' is not a length, such as 7 days.`,
  }
}

export const needsSeason: Sentence = { fr: 'Indiquez la saison.', en: 'Enter the season.' }
export const needsPrice: Sentence = { fr: 'Cette ligne n’a aucun prix.', en: 'This row has no price.' }
export const isNotByHour: Sentence = {
  fr: 'Cette catégorie se loue un jour au moins\u202f: elle n’a pas de prix à l’heure.',
  en: 'This category is rented for a day at least: it has no price per hour.',
}
export const hasBoth: Sentence = {
  fr: 'Un prix à l’heure vaut tous les jours\u202f: laissez les jours de la semaine vides.',
  en: 'A price per hour is for every day: leave the weekdays empty.',
}

/** Returns the sentence for a price of weekdays, one of which another price is for. */
export function isShared(name: string): Sentence {
  return {
    fr: `${name}\u202f: un autre prix vaut déjà pour un de ces jours.`,
    en: `${name}: another price is already for one of these days.`,
  }
}

/** Returns the sentence for text that is no number of hours. */
export function isNoHours(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas un nombre d’heures de 1 à 23.`,
    en: `'${text}' is not a number of hours from 1 to 23.`,
  }
}

/** Returns the sentence for text that names no weekdays. */
export function isNoWeekday(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas une liste de jours, comme ven., sam., dim.`,
    en: `'${text}' is not a list of weekdays, such as Fri, Sat, Sun.`,
  }
}
