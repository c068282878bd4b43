import { readLine, readName } from '../../imports/cells.ts'
import type { Sentence } from '../../kernel/language.ts'
import { type FieldProblem, Problem } from '../../kernel/problem.ts'
import { guillemets } from '../../kernel/text.ts'
import { fuels, transmissions } from './vehicle-values.ts'

/** The fuels as certificates (field P.3), programs and people write them. */
const fuelNames = [
  ['Diesel', 'Diesel, Gazole, Gasoil, Gas-oil, GO, GZ, D, DI, DIES, DSL, B7'],
  ['Essence', 'Essence, Petrol, Gasoline, ES, ESS, SP, SP95, SP98, SP95-E10, E10, E5, Super, Sans plomb, Unleaded'],
  ['Électrique', 'Électrique, Électricité, Electric, EV, VE, BEV, EL, ELEC, 100 % électrique, Full electric'],
  [
    'Hybride essence',
    `Hybride essence, Essence hybride, Petrol hybrid, Hybrid petrol, Hybride, Hybrid, EH, EE, HYB, HEV, MHEV, PHEV,
    Full hybrid, Hybride rechargeable, Hybride non rechargeable, Hybride léger, Plug-in hybrid, Essence électrique,
    Essence électricité, Électrique essence, Hybride essence rechargeable, Hybride essence non rechargeable,
    Essence-électricité (hybride rechargeable), Essence-électricité (hybride non rechargeable)`,
  ],
].map(([fuel = '', names = '']) => [fuel, names.split(',').map((name) => name.trim())] as const)

/** The meaning of the other codes of field P.3 of a registration certificate (arrêté of 9 February 2009, annex). */
const otherCodes: Record<string, Sentence> = {
  GH: { fr: 'gazole et électricité', en: 'diesel and electricity' },
  GL: { fr: 'gazole et électricité, rechargeable', en: 'diesel and electricity, plug-in' },
  GP: { fr: 'GPL', en: 'LPG' },
  EG: { fr: 'essence et GPL', en: 'petrol and LPG' },
  GN: { fr: 'gaz naturel', en: 'natural gas' },
  EN: { fr: 'essence et gaz naturel', en: 'petrol and natural gas' },
  FE: { fr: 'superéthanol E85', en: 'ethanol E85' },
  FH: { fr: 'superéthanol et électricité', en: 'ethanol and electricity' },
  FL: { fr: 'superéthanol et électricité, rechargeable', en: 'ethanol and electricity, plug-in' },
  FG: { fr: 'superéthanol et GPL', en: 'ethanol and LPG' },
  H2: { fr: 'hydrogène', en: 'hydrogen' },
  HE: { fr: 'hydrogène et électricité', en: 'hydrogen and electricity' },
}

/** Reads a fuel, also by its code on a registration certificate. Returns one that is not in the list unchanged. */
export function readFuel(text: string): string {
  return readName(readLine(text), fuelNames)
}

const transmissionNames = [
  ['Manuelle', ['Manuelle', 'Manual', 'Mécanique', 'Boîte manuelle', 'BVM', 'BVM5', 'BVM6', 'BM', 'MT', 'M']],
  [
    'Automatique',
    [
      'Automatique',
      'Automatic',
      'Auto',
      'Boîte automatique',
      'BVA',
      'BVA6',
      'BVA8',
      'BA',
      'AT',
      'CVT',
      'EDC',
      'DSG',
      'A',
    ],
  ],
] as const

/** Reads a transmission. Returns one that is not in the list unchanged. */
export function readTransmission(text: string): string {
  return readName(readLine(text), transmissionNames)
}

/** Refuses a fuel that is not in the list, with what its code means. */
export function isNoFuel(text: string): Sentence {
  const meaning = otherCodes[text.trim().toUpperCase()]
  const fr = meaning
    ? `${guillemets(text)} est ${meaning.fr}`
    : `${guillemets(text)} n’est pas un carburant de la liste`
  const en = meaning ? `'${text}' is ${meaning.en}` : `'${text}' is not a fuel of the list`
  return { fr: `${fr}\u202f: choisissez ${listed.fr}.`, en: `${en}: choose ${listed.en}.` }
}

const listed: Sentence = {
  fr: 'Diesel, Essence, Électrique ou Hybride essence',
  en: 'Diesel, Petrol, Electric or Petrol hybrid',
}

/** Refuses a transmission that is not in the list. */
export function isNoTransmission(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas une boîte de la liste\u202f: choisissez Manuelle ou Automatique.`,
    en: `'${text}' is not a transmission of the list: choose Manual or Automatic.`,
  }
}

type Powered = { fuel?: string | null | undefined; transmission?: string | null | undefined }

/**
 * Returns the fuel and the transmission that are in no list of a form. What `before` has already is left in peace:
 * earlier versions stored it.
 */
export function listedValueProblems(vehicle: Powered, before: Powered = {}): FieldProblem[] {
  const { fuel, transmission } = vehicle
  const isOdd = (value: string | null | undefined, old: string | null | undefined, list: readonly string[]) =>
    value != null && value !== old && !list.includes(value)
  return [
    ...(isOdd(fuel, before.fuel, fuels) ? [{ path: 'fuel', code: 'type', message: isNoFuel(fuel ?? '') }] : []),
    ...(isOdd(transmission, before.transmission, transmissions)
      ? [{ path: 'transmission', code: 'type', message: isNoTransmission(transmission ?? '') }]
      : []),
  ]
}

/** Refuses a fuel or a transmission of no list, of a new vehicle or a changed one. Throws `validation`. */
export function checkListedValues(vehicle: Powered, before: Powered = {}): void {
  const fields = listedValueProblems(vehicle, before)
  if (fields[0]) throw new Problem('validation', fields[0].message, { fields })
}
