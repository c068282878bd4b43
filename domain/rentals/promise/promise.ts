import type { Language } from '../../kernel/language.schema.ts'
import { nameIn, type Sentence } from '../../kernel/language.ts'
import { Problem } from '../../kernel/problem.ts'
import type { CategoryPromise } from './promise.schema.ts'

/** The labels of what a promise adds to its category. */
export const promiseLabels = {
  transmission: { fr: 'Boîte promise', en: 'Promised gearbox' },
  seats: { fr: 'Places promises', en: 'Promised seats' },
} satisfies Record<Exclude<keyof CategoryPromise, 'categoryId'>, Sentence>

/** The facts of a vehicle that a promise depends on. */
export type PromiseFacts = { categoryId: number; transmission: string | null; seats: number | null }

/** The name of a category, for customers. */
type NamedCategory = { code: string; name: string; nameEn?: string | null }

/** The ways in which a vehicle does not fit a promise. */
type Misfit = 'category' | 'transmission' | 'unknownTransmission' | 'seats' | 'unknownSeats'

/**
 * The misfits that no confirmation lets pass: staff change the promise first, with the customer. Another category, such
 * as an upgrade, and what nobody entered about the vehicle are confirmed.
 */
const refused: readonly Misfit[] = ['transmission', 'seats']

/** Returns true when a vehicle is what was promised. A rental without a promised category has its own vehicle. */
export function fitsPromise(promise: CategoryPromise | null, vehicle: PromiseFacts): boolean {
  return misfitsOf(promise, vehicle).length === 0
}

/** The seats that go without saying. */
const usualSeats = 5

/** Returns the promise to propose with a vehicle: its category, an automatic gearbox, and more seats than usual. */
export function promiseFor({ categoryId, transmission, seats }: PromiseFacts): CategoryPromise {
  return {
    categoryId,
    transmission: transmission === 'Automatique' ? transmission : null,
    seats: seats !== null && seats > usualSeats ? seats : null,
  }
}

/** Returns the reasons for which a vehicle cannot be given to the rental, and those that staff may confirm. */
export function judgePromise(promise: CategoryPromise | null, vehicle: PromiseFacts) {
  const misfits = misfitsOf(promise, vehicle)
  const sentences = (isRefused: boolean) =>
    misfits.filter((one) => refused.includes(one) === isRefused).map((one) => sentenceOf(one, promise))
  return { refusals: sentences(true), warnings: sentences(false) }
}

/**
 * Refuses a vehicle that does not fit the promise, at the field of the vehicle, with `isConfirmable` where a
 * confirmation lets it pass. Throws `promise_broken`.
 */
export function checkPromise(promise: CategoryPromise | null, vehicle: PromiseFacts, isConfirmed: boolean): void {
  const { refusals, warnings } = judgePromise(promise, vehicle)
  const isConfirmable = refusals.length === 0
  if (isConfirmable && (isConfirmed || warnings.length === 0)) return
  const reasons = [...refusals, ...warnings]
  const next = isConfirmable ? confirmIt : changeIt
  const sentence = {
    fr: [...reasons, next].map(({ fr }) => fr).join(' '),
    en: [...reasons, next].map(({ en }) => en).join(' '),
  }
  const fields = [{ path: 'vehicleId', code: 'promise_broken', message: sentence }]
  throw new Problem('promise_broken', sentence, { fields, data: { isConfirmable } })
}

/** Returns true when a rental keeps its vehicle: that one was promised, or staff hold it for this rental. */
export function isHeldToVehicle({
  promise,
  isPinned,
}: {
  promise: CategoryPromise | null
  isPinned: boolean
}): boolean {
  return promise === null || isPinned
}

/** A rental with what was promised and the category's names. */
export type Promising = {
  promise: CategoryPromise | null
  promisedCategory: NamedCategory | null
  deliveredAt: string | null
}

/**
 * Writes what customers read instead of the vehicle until it leaves; null where they read of the vehicle: it left, or
 * it is what was promised.
 */
export function shownPromise({ promise, promisedCategory, deliveredAt }: Promising, language: Language): string | null {
  return promise && promisedCategory && deliveredAt === null ? promiseText(promise, promisedCategory, language) : null
}

/** Writes a promise as customers read it: 'Catégorie B (Citadine) ou similaire, boîte automatique'. */
export function promiseText(promise: CategoryPromise, category: NamedCategory, language: Language): string {
  const w = words[language]
  const name = nameIn(category, language)
  const named = name === category.code ? name : `${category.code} (${name})`
  return [w.similar(named), ...traitsOf(promise, language)].join(', ')
}

/** Returns the gearbox and the seats of a promise in words, those that matter. */
function traitsOf({ transmission, seats }: Omit<CategoryPromise, 'categoryId'>, language: Language): string[] {
  const w = words[language]
  return [transmission && w[transmission], seats && w.seats(seats)].filter((trait) => trait !== null && trait !== 0)
}

function misfitsOf(promise: CategoryPromise | null, vehicle: PromiseFacts): Misfit[] {
  if (promise === null) return []
  const { transmission, seats } = vehicle
  return [
    ...(promise.categoryId === vehicle.categoryId ? [] : ['category' as const]),
    ...(promise.transmission === null || promise.transmission === transmission
      ? []
      : [transmission === null ? ('unknownTransmission' as const) : ('transmission' as const)]),
    ...(promise.seats === null || (seats !== null && seats >= promise.seats)
      ? []
      : [seats === null ? ('unknownSeats' as const) : ('seats' as const)]),
  ]
}

function sentenceOf(misfit: Misfit, promise: CategoryPromise | null): Sentence {
  const gearbox = promise?.transmission ?? 'Automatique'
  const [fr, en] = [words.fr[gearbox], words.en[gearbox]]
  const seats = promise?.seats ?? 0
  const sentences: Record<Misfit, Sentence> = {
    category: { fr: 'Une autre catégorie a été promise.', en: 'Another category was promised.' },
    transmission: {
      fr: `Promis\u202f: ${fr}. Ce véhicule en a une autre.`,
      en: `Promised: ${en}. This vehicle has another one.`,
    },
    unknownTransmission: {
      fr: `Promis\u202f: ${fr}. Celle de ce véhicule n’est pas renseignée.`,
      en: `Promised: ${en}. That of this vehicle is not entered.`,
    },
    seats: {
      fr: `Promis\u202f: ${words.fr.seats(seats)}. Ce véhicule en a moins.`,
      en: `Promised: ${words.en.seats(seats)}. This vehicle has fewer.`,
    },
    unknownSeats: {
      fr: `Promis\u202f: ${words.fr.seats(seats)}. Celles de ce véhicule ne sont pas renseignées.`,
      en: `Promised: ${words.en.seats(seats)}. Those of this vehicle are not entered.`,
    },
  }
  return sentences[misfit]
}

const words = {
  fr: {
    similar: (category: string) => `Catégorie ${category} ou similaire`,
    Automatique: 'boîte automatique',
    Manuelle: 'boîte manuelle',
    seats: (count: number) => (count > 1 ? `${count} places au moins` : '1 place au moins'),
  },
  en: {
    similar: (category: string) => `Category ${category} or similar`,
    Automatique: 'automatic gearbox',
    Manuelle: 'manual gearbox',
    seats: (count: number) => (count > 1 ? `at least ${count} seats` : 'at least 1 seat'),
  },
}

const confirmIt: Sentence = {
  fr: 'Confirmez pour donner ce véhicule quand même.',
  en: 'Confirm to give this vehicle all the same.',
}
const changeIt: Sentence = {
  fr: 'Choisissez un autre véhicule, ou changez d’abord ce qui est promis, avec le client.',
  en: 'Choose another vehicle, or change what is promised first, with the customer.',
}
