import { vehicleLabels } from '../../fleet/vehicle/vehicle.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import { fold } from '../../kernel/text.ts'
import type { TemplateKind } from './template-kind.schema.ts'

/**
 * The placeholders of mails: the name between braces in a text of each language, and its meaning. `{{client}}` becomes
 * the name of the customer.
 */
export const placeholders = {
  customer: {
    name: { fr: 'client', en: 'customer' },
    meaning: { fr: 'Nom du client', en: 'Customer’s name' },
  },
  company: {
    name: { fr: 'entreprise', en: 'company' },
    meaning: { fr: 'Nom de votre entreprise', en: 'Your company’s name' },
  },
  phone: {
    name: { fr: 'téléphone', en: 'phone' },
    meaning: { fr: 'Téléphone de votre entreprise', en: 'Your company’s phone number' },
  },
  rental: {
    name: { fr: 'location', en: 'rental' },
    meaning: { fr: 'Numéro de la location', en: 'Number of the rental' },
  },
  document: {
    name: { fr: 'document', en: 'document' },
    meaning: {
      fr: 'Nom du document (devis, contrat, facture…)',
      en: 'Name of the document (quote, contract, invoice…)',
    },
  },
  vehicle: {
    name: { fr: 'véhicule', en: 'vehicle' },
    meaning: { fr: 'Marque et modèle', en: 'Make and model' },
  },
  plate: {
    name: { fr: 'immatriculation', en: 'plate' },
    meaning: vehicleLabels.registrationNumber,
  },
  pickup: {
    name: { fr: 'départ', en: 'pickup' },
    meaning: { fr: 'Date et heure de départ', en: 'Date and time of the pick-up' },
  },
  pickupAgency: {
    name: { fr: 'agence_départ', en: 'pickup_agency' },
    meaning: { fr: 'Agence de départ', en: 'Pick-up agency' },
  },
  return: {
    name: { fr: 'retour', en: 'return' },
    meaning: { fr: 'Date et heure de retour', en: 'Date and time of the return' },
  },
  returnAgency: {
    name: { fr: 'agence_retour', en: 'return_agency' },
    meaning: { fr: 'Agence de retour', en: 'Return agency' },
  },
  price: {
    name: { fr: 'prix', en: 'price' },
    meaning: { fr: 'Prix TTC de la location', en: 'Price of the rental with VAT' },
  },
  deposit: {
    name: { fr: 'caution', en: 'deposit' },
    meaning: { fr: 'Montant de la caution', en: 'Amount of the security deposit' },
  },
  balance: {
    name: { fr: 'solde', en: 'balance' },
    meaning: { fr: 'Reste à régler', en: 'Balance due' },
  },
  fee: {
    name: { fr: 'frais', en: 'fee' },
    meaning: { fr: 'Frais d’annulation ou de non-présentation', en: 'Cancellation or no-show fee' },
  },
  validity: {
    name: { fr: 'validité', en: 'validity' },
    meaning: { fr: 'Fin de validité du devis', en: 'End of the quote’s validity' },
  },
  number: {
    name: { fr: 'numéro', en: 'number' },
    meaning: { fr: 'Numéro de la facture', en: 'Number of the invoice' },
  },
  total: {
    name: { fr: 'total', en: 'total' },
    meaning: { fr: 'Total de la facture', en: 'Total of the invoice' },
  },
  link: {
    name: { fr: 'lien', en: 'link' },
    meaning: { fr: 'Adresse de la page du client', en: 'Address of the customer’s page' },
  },
} satisfies Record<string, { name: Sentence; meaning: Sentence }>
export type Placeholder = keyof typeof placeholders

/** The values of placeholders. An absent or empty one has nothing to say. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>

const ofRental: Placeholder[] = [
  'customer',
  'company',
  'phone',
  'rental',
  'vehicle',
  'plate',
  'pickup',
  'pickupAgency',
  'return',
  'returnAgency',
  'price',
  'deposit',
]

/** The placeholders of each kind of mail. Those of the customer's page are in mails after which the page is of use. */
const offered: Record<TemplateKind, Placeholder[]> = {
  quote: [...ofRental, 'document', 'validity', 'link'],
  reservation: [...ofRental, 'link'],
  accepted: [...ofRental, 'balance', 'link'],
  departure: [...ofRental, 'document', 'balance'],
  document: [...ofRental, 'document', 'balance'],
  reminder: [...ofRental, 'balance', 'link'],
  receipt: [...ofRental, 'balance'],
  payment_reminder: [...ofRental, 'balance', 'link'],
  invoice: ['customer', 'company', 'phone', 'rental', 'document', 'number', 'total'],
  refused: ofRental,
  cancelled: [...ofRental, 'fee'],
  lapsed: ofRental,
}

/** The placeholders that have nothing to say in some mails, such as a deposit where none is asked for. */
const optional = new Set<Placeholder>(['phone', 'price', 'deposit', 'fee', 'validity', 'link'])

/** The placeholder without which a mail would leave out what nothing else in it tells. */
const essentials: Partial<Record<TemplateKind, Placeholder>> = { payment_reminder: 'balance', cancelled: 'fee' }

/** Returns the placeholders that a kind of mail may use, in the order in which they are offered. */
export function placeholdersOf(kind: TemplateKind): readonly Placeholder[] {
  return offered[kind]
}

/** Returns the placeholder that a kind of mail must use; undefined for most. */
export function essentialOf(kind: TemplateKind): Placeholder | undefined {
  return essentials[kind]
}

/** Returns true for a placeholder that has nothing to say in some mails. */
export function isOptional(placeholder: Placeholder): boolean {
  return optional.has(placeholder)
}

/** Writes a placeholder as a text of this language has it: `{{client}}`. */
export function written(placeholder: Placeholder, language: Language): string {
  return `{{${placeholders[placeholder].name[language]}}}`
}

/** Returns the placeholder of a name in either language, despite case and accents. */
export function placeholderNamed(name: string): Placeholder | undefined {
  return byName.get(fold(name))
}

const byName = new Map(
  Object.entries(placeholders).flatMap(([key, { name }]) =>
    [name.fr, name.en].map((word): [string, Placeholder] => [fold(word), key as Placeholder]),
  ),
)
