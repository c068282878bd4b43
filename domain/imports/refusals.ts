import type { Sentence } from '../kernel/language.ts'
import type { DateOrder } from '../kernel/table/csv-dates.ts'
import { guillemets } from '../kernel/text.ts'
import { type NumberReader, readEuros, readWhole } from '../kernel/typed-number.ts'

/** Refuses a cell that is no registration number. */
export function isNoPlate(text: string): Sentence {
  return { fr: `${guillemets(text)} n’est pas une immatriculation.`, en: `'${text}' is not a registration number.` }
}

/** Refuses a cell that names no category. */
export function isNoCategory(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est ni le code ni le nom d’une catégorie.`,
    en: `'${text}' is neither the code nor the name of a category.`,
  }
}

/** Refuses a cell that names no agency. */
export function isNoAgency(text: string): Sentence {
  return { fr: `${guillemets(text)} n’est pas le nom d’une agence.`, en: `'${text}' is not the name of an agency.` }
}

/** Refuses a cell that is no amount of money, a negative one, or one with more than two decimals. */
export function isNoAmount(text: string): Sentence {
  if (isNegative(text, readEuros))
    return { fr: 'Un montant ne peut pas être négatif.', en: 'An amount cannot be negative.' }
  if (/\d[.,]\d{3,}\s*(€|eur(os?)?)?$/i.test(text))
    return { fr: 'Un montant a deux décimales au plus.', en: 'An amount has at most two decimals.' }
  return { fr: `${guillemets(text)} n’est pas un montant.`, en: `'${text}' is not an amount.` }
}

/** Refuses a cell that is no whole number, or a negative one; undefined for a number that is refused for its size. */
export function isNoWhole(text: string): Sentence | undefined {
  if (isNegative(text, readWhole))
    return { fr: 'Ce nombre ne peut pas être négatif.', en: 'This number cannot be negative.' }
  if (typeof readWhole(text) === 'number') return undefined
  return { fr: `${guillemets(text)} n’est pas un nombre entier.`, en: `'${text}' is not a whole number.` }
}

function isNegative(text: string, read: NumberReader): boolean {
  const [, currency = '', rest] = /^([^\d]*?)[-−–](.+)$/.exec(text) ?? []
  return rest !== undefined && typeof read(currency + rest) === 'number'
}

/** Refuses a text that an earlier row of another name has. */
export function isOfEarlierRow(name: string, line: number): Sentence {
  return {
    fr: `C’est aussi celui de ${guillemets(name)}, à la ligne ${line}\u202f: corrigez-le, ou importez cette ligne sans lui.`,
    en: `It is also that of '${name}' on line ${line}: correct it, or import this row without it.`,
  }
}

/** Refuses a cell of a workbook with a formula that has no result. */
export const hasNoResult: Sentence = {
  fr: 'Cette cellule a une formule sans résultat\u202f: saisissez sa valeur, ou enregistrez le classeur dans Excel puis reprenez-le.',
  en: 'This cell has a formula without a result: type its value, or save the workbook in Excel and take it again.',
}

/** Refuses a date that exists only in the order in which its column is not read. */
export function isOtherOrder(text: string, order: DateOrder): Sentence {
  return order === 'dayFirst'
    ? {
        fr: `${guillemets(text)} n’est pas une date au format jour/mois/année, dans lequel sa colonne est lue.`,
        en: `'${text}' is not a date as day/month/year, in which its column is read.`,
      }
    : {
        fr: `${guillemets(text)} n’est pas une date au format mois/jour/année, dans lequel sa colonne est lue.`,
        en: `'${text}' is not a date as month/day/year, in which its column is read.`,
      }
}
