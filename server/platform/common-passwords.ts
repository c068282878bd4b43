import { fold } from '@filao/domain/kernel/text'

/** The number of most common passwords that are refused. */
const tried = 10_000

let mostCommon: Promise<Set<string>> | undefined

/** The words that French passwords are made of; the most common passwords of the world hold few of them. */
const frenchTemplates = new Set(
  `admin administrateur agence amour anniversaire antilles aout avril azerty azertyuiop azertyuiopqsdfghjklm bateau
  bienvenue bisous bonjour bonsoir bordeaux caraibe caraibes cayenne chaton chocolat chouchou client clients coucou
  decembre dimanche doudou entreprise ete famille fevrier filao filaos fortdefrance france gosier guadeloupe guyane gwada
  hiver janvier jeudi jetaime juillet juin karukera lagon lamentin lareunion location locations loulou lundi madinina
  maman mardi marseille martinique mayotte mercredi motdepasse moto novembre octobre outremer papa papillon
  paris passe plage pointeapitre princesse printemps qsdfghjklm qwertz reunion saintdenis saintmartin samedi secret septembre
  soleil toulouse tropical tropiques vacances vehicule vehicules vendredi voiture voitures wxcvbn`.split(/\s+/),
)

/**
 * Returns true when a password is one of the most common ones, ignoring case, or a common French word, with or without
 * accents and up to four digits after it. The list is only read when a user chooses a password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const [, word = ''] = /^(\p{L}+)\d{0,4}$/u.exec(fold(password)) ?? []
  if (frenchTemplates.has(word)) return true
  mostCommon ??= readMostCommon()
  return (await mostCommon).has(password.toLowerCase())
}

async function readMostCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set((dictionary['passwords-common'] as string[]).slice(0, tried))
}
