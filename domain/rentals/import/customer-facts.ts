import type { readWholeName } from '../../customers/name/whole-name.ts'
import type { Sentence } from '../../kernel/language.ts'
import { guillemets } from '../../kernel/text.ts'

type Numbered = { publicId: string }

/** Refuses to create a customer without a name. */
export const needsName: Sentence = {
  fr: 'Indiquez le nom du client pour le créer.',
  en: 'Enter the name of the customer to create them.',
}

/** Refuses a customer who is not known. */
export function isUnknown(name: string): Sentence {
  return {
    fr: `${guillemets(name)} n’est pas parmi vos clients.`,
    en: `'${name}' is not among your customers.`,
  }
}

/** Refuses a row that several customers fit. */
export function isAmbiguous(name: string, found: readonly Numbered[]): Sentence {
  const numbers = numbersOf(found)
  return {
    fr: `Plusieurs clients correspondent à ${guillemets(name)} (${numbers})\u202f: indiquez l’e-mail ou le téléphone.`,
    en: `Several customers match '${name}' (${numbers}): enter the email or the phone number.`,
  }
}

/** Refuses a namesake with another address or number. */
export function isNamesake(found: readonly Numbered[]): Sentence {
  const numbers = numbersOf(found)
  return {
    fr: `Le client ${numbers} porte ce nom, avec un autre e-mail ou téléphone\u202f: corrigez la ligne, ou faites créer les clients absents.`,
    en: `Customer ${numbers} has this name, with another email or phone number: correct the row, or have missing customers created.`,
  }
}

/** Tells that a namesake is created. */
export function isNewNamesake(found: readonly Numbered[]): Sentence {
  const numbers = numbersOf(found)
  return {
    fr: `Le client sera créé\u202f: ${numbers} porte le même nom, avec un autre e-mail ou téléphone.`,
    en: `The customer will be created: ${numbers} has the same name, with another email or phone number.`,
  }
}

/** Tells how a name is read that may be read otherwise. */
export function isReadAs(name: ReturnType<typeof readWholeName>): Sentence {
  if (name.kind === 'company') {
    return { fr: `Lu comme une entreprise\u202f: vérifiez.`, en: 'Read as a company: check it.' }
  }
  const { firstName, lastName } = name
  return {
    fr: `Lu\u202f: prénom ${guillemets(firstName)}, nom ${guillemets(lastName)}\u202f; vérifiez.`,
    en: `Read as first name '${firstName}', last name '${lastName}': check it.`,
  }
}

/** Refuses an address or number that somebody of another name has. */
export function isOfOther(name: string, publicId: string | null): Sentence {
  const number = publicId === null ? '' : ` (${publicId})`
  return {
    fr: `C’est celui de ${guillemets(name)}${number}\u202f: corrigez-le, ou importez la ligne sans lui.`,
    en: `It is that of '${name}'${number}: correct it, or import the row without it.`,
  }
}

function numbersOf(found: readonly Numbered[]): string {
  return found
    .slice(0, 3)
    .map(({ publicId }) => publicId)
    .join(', ')
}
