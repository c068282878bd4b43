import type { Language } from './language.schema.ts'
import { locales } from './language.ts'

/** The largest amount that can be typed or stored, in euros. */
export const maxEuros = 9_999_999.99

/** The same amount in cents. */
export const maxCents = 999_999_999

/** Returns true when a number has at most two decimals, ignoring binary rounding errors. */
export function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
}

/** Converts euros of the wire to whole cents, the only unit that rules add and multiply. */
export function toCents(euros: number): number {
  return Math.round(euros * 100) + 0
}

/** Converts whole cents to euros of the wire. */
export function toEuros(cents: number): number {
  return cents / 100
}

/** Returns a percentage of whole cents, rounded half up to the cent. Percentages may have three decimals (8.5, 2.1). */
export function percentOf(cents: number, percent: number): number {
  const thousandths = Math.round(percent * 1000)
  const hundredsOfThousands = Math.floor(cents / 100_000)
  const rest = cents - hundredsOfThousands * 100_000
  return hundredsOfThousands * thousandths + Math.floor((rest * thousandths + 50_000) / 100_000)
}

const formats = {
  fr: new Intl.NumberFormat(locales.fr, { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat(locales.en, { style: 'currency', currency: 'EUR' }),
} satisfies Record<Language, Intl.NumberFormat>

/** Writes an amount for people: « 1 234,50 € » in French, €1,234.50 in English. Zero has no sign. */
export function formatEuros(euros: number, language: Language): string {
  return formats[language].format(euros + 0)
}

/** Writes an amount in cents for people: 123450 is « 1 234,50 € ». */
export function formatCents(cents: number, language: Language): string {
  return formatEuros(toEuros(cents), language)
}

/** The name under which rules and tables know an amount of the contract: `totalAmount` is `totalCents`. */
export type CentsName<Name> = Name extends 'amount'
  ? 'amountCents'
  : Name extends `${infer Noun}Amount`
    ? `${Noun}Cents`
    : Name

/** The fields of the contract with their amounts in cents. */
export type InCents<Fields> = { [Name in keyof Fields as CentsName<Name>]: Fields[Name] }

/**
 * Reads the amounts of the contract for a rule: `amount` and every `…Amount` in euros become `amountCents` and
 * `…Cents`; other fields, and nested ones, stay as they are.
 */
export function inCents<Fields extends object>(fields: Fields): InCents<Fields> {
  return withAmounts(fields, centsName, toCents)
}

/** Returns the name of a field of the contract as rules and tables know it. */
export function centsName<Name extends string>(name: Name): CentsName<Name> {
  const cents = name.endsWith('Amount') ? `${name.slice(0, -'Amount'.length)}Cents` : name
  return (name === 'amount' ? 'amountCents' : cents) as CentsName<Name>
}

type EurosName<Name> = Name extends 'amountCents'
  ? 'amount'
  : Name extends `${infer Noun}Cents`
    ? `${Noun}Amount`
    : Name

/** The fields of a rule with their amounts in euros. */
export type InEuros<Fields> = { [Name in keyof Fields as EurosName<Name>]: Fields[Name] }

/**
 * Writes the amounts of a rule for the contract, the reverse of `inCents`: `amountCents` and every `…Cents` become
 * `amount` and `…Amount` in euros; other fields, and nested ones, stay as they are.
 */
export function inEuros<Fields extends object>(fields: Fields): InEuros<Fields> {
  return withAmounts(fields, eurosName, toEuros)
}

function eurosName(name: string): string {
  if (name === 'amountCents') return 'amount'
  return name.endsWith('Cents') ? `${name.slice(0, -'Cents'.length)}Amount` : name
}

function withAmounts<Renamed>(fields: object, rename: (name: string) => string, convert: (amount: number) => number) {
  const entries = Object.entries(fields).map(([name, value]) => {
    const other = rename(name)
    return [other, other !== name && typeof value === 'number' ? convert(value) : value]
  })
  return Object.fromEntries(entries) as Renamed
}
