import type { CompanyPermission } from '@filao/domain/kernel/permission'
import { fold } from '@filao/domain/kernel/text'

type Command = {
  /** Every way to type it, in both languages: an agent who reads English may still type « encaisser ». */
  words: string[]
  /** The permission needed to see it; null for everyone. */
  can: CompanyPermission | null
}

/** Everything the palette does, besides opening what it finds. */
export const commands = {
  collect: {
    words: words(`encaisser, encaissement, paiement, payer, régler, règlement, acompte, caution, solde,
      collect, take payment, payment, pay, deposit, charge, balance`),
    can: 'payments.write',
  },
  giveBack: {
    words: words(`rembourser, remboursement, rendre la caution, restituer la caution,
      refund, give back, give back the deposit, return the deposit`),
    can: 'payments.write',
  },
  deliver: {
    words: words(`remettre, remise, remettre les clés, donner les clés, clés, livrer, livraison, départ,
      état des lieux de départ, hand over, handover, deliver, delivery, pick-up, pickup, pick up, check out, keys`),
    can: 'rentals.operate',
  },
  takeBack: {
    words: words(`reprendre, retour, rendre, rendu, rentrer, restituer, restitution, récupérer,
      état des lieux de retour, return, take back, bring back, back, check in`),
    can: 'rentals.operate',
  },
  extend: {
    words: words(`prolonger, prolongation, rallonger, étendre, écourter, raccourcir, changer le retour,
      extend, extension, prolong, shorten, longer`),
    can: 'rentals.write',
  },
  replace: {
    words: words(`remplacer, remplacement, échanger, échange, changer de véhicule, changer de voiture, panne,
      replace, swap, exchange, change vehicle, change car, breakdown`),
    can: 'rentals.operate',
  },
  cancel: {
    words: words(`annuler, annulation, pas venu, ne s'est pas présenté, cancel, cancellation, no-show, no show`),
    can: 'rentals.write',
  },
  edit: { words: words('modifier, corriger, edit, modify'), can: 'rentals.write' },
  rent: {
    words: words(`louer, nouvelle location, réserver, nouvelle réservation, nouveau devis, faire un devis,
      rent, hire, new rental, book, new booking, new quote`),
    can: 'rentals.write',
  },
  block: {
    words: words(`bloquer, indisponible, indisponibilité, immobiliser, atelier, entretien,
      block, unavailable, unavailability, workshop, maintenance`),
    can: 'fleet.write',
  },
  newCustomer: {
    words: words(`nouveau client, nouvelle cliente, ajouter un client, créer un client,
      new customer, new client, add a customer, create a customer`),
    can: 'customers.write',
  },
  newVehicle: {
    words: words(`nouveau véhicule, nouvelle voiture, ajouter un véhicule, créer un véhicule,
      new vehicle, new car, add a vehicle, create a vehicle`),
    can: 'fleet.write',
  },
  quotes: { words: words('devis, les devis, quote, quotes'), can: 'company.read' },
  profile: {
    words: words(`mon profil, profil, mon compte, compte, mot de passe, changer le mot de passe,
      changer de mot de passe, langue, changer de langue, my profile, profile, my account, account, password,
      change password, change my password, language, change language`),
    can: null,
  },
  logOut: {
    words: words(`se déconnecter, déconnecter, déconnexion, quitter,
      log out, logout, log off, sign out, sign off, quit`),
    can: null,
  },
  late: { words: words('retard, retards, en retard, retardataires, late, overdue, delays'), can: 'company.read' },
} satisfies Record<string, Command>

export type CommandName = keyof typeof commands

export const commandNames = Object.keys(commands) as CommandName[]

/** A command in typed text, and the words beside it, which say with what. */
export type Reading = {
  command: CommandName
  words: string
  /** False when only the beginning of the command is typed, which may be meant as a name. */
  isWhole: boolean
}

/**
 * Returns the commands in typed text, the clearest first: « encaisser dupont », « AB-123-CD prolonger », « prol dup ».
 * A command is the first or the last words, or the beginning of its word from three letters on.
 */
export function readCommands(typed: string): Reading[] {
  const text = fold(typed)
  const tokens = text.split(' ')
  const matches = commandNames.flatMap((command) =>
    commands[command].words.flatMap((phrase) => {
      const match = matchOf(phrase, text, tokens)
      return match ? [{ command, length: phrase.length, ...match }] : []
    }),
  )
  matches.sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || (a.isWhole ? b.length - a.length : 0))
  const [best] = matches
  const found = best?.isWhole ? [best] : matches.filter(({ words }) => words === best?.words)
  return [...new Map(found.map(({ command, words, isWhole }) => [command, { command, words, isWhole }])).values()]
}

function matchOf(phrase: string, text: string, tokens: string[]): Omit<Reading, 'command'> | null {
  const wanted = phrase.split(' ')
  for (const at of [0, tokens.length - wanted.length]) {
    if (at < 0 || !wanted.every((word, place) => tokens[at + place] === word)) continue
    return { words: rest(tokens.toSpliced(at, wanted.length)), isWhole: true }
  }
  if (text.length >= shortest && phrase.startsWith(text)) return { words: '', isWhole: false }
  const begun = wanted.length > 1 || tokens.length < 2 ? undefined : [0, tokens.length - 1].find(isBegun)
  return begun === undefined ? null : { words: rest(tokens.toSpliced(begun, 1)), isWhole: false }

  function isBegun(at: number): boolean {
    const token = tokens[at] ?? ''
    return token.length >= shortest && phrase.startsWith(token)
  }
}

/** The letters from which the beginning of a word is read as a command. */
const shortest = 3

/** Small words between a command and its object: « encaisser la location de dupont ». */
const fillers = new Set(
  'le la les un une du de des pour a au chez avec location client vehicule voiture the an of for to from rental customer vehicle car'.split(
    ' ',
  ),
)

function rest(tokens: string[]): string {
  const from = tokens.findIndex((token) => !fillers.has(token))
  return from < 0 ? '' : tokens.slice(from, tokens.findLastIndex((token) => !fillers.has(token)) + 1).join(' ')
}

function words(list: string): string[] {
  return list.split(',').map(fold)
}
