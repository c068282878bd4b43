import { plain } from '../company.ts'
import * as data from '../data.ts'
import type { Random } from '../random.ts'
import type { Row } from './queries.ts'

const firstNames = [
  ...data.firstNames,
  ...'Aimé Alix Béatrice Cédric Corinne Denis Éloïse Fanny Gaël Hugo Inès Joël Karine Lucas Manon Noémie Odile Paul Rose Steeve Théo Urielle Victor Wendy Yann Zoé'.split(
    ' ',
  ),
]
const lastNames = [
  ...data.lastNames,
  ...'Abidos Barfleur Cabrera Dorval Étienne Flessel Gamess Hibade Isidore Joseph Kancel Louisy Marival Noël Opheltès Placide Quionquion Régis Sainsily Tacita Uneau Virapin Wachter Ysaye Zandronis'.split(
    ' ',
  ),
]

/** Yields customers with their driving licences: a few have no known licence, a few have an expired one. */
export function* drawCustomers(
  count: number,
  companyId: number,
  publicIdOf: (number: number, day: string) => string,
  { midnight }: { midnight: string },
  random: Random,
): Generator<Row<'customers'>> {
  for (let number = 1; number <= count; number++) {
    const firstName = random.pick(firstNames)
    const lastName = random.chance(0.3) ? `${random.pick(lastNames)}-${random.pick(lastNames)}` : random.pick(lastNames)
    const { prefix, digits, ...home } = random.pick(data.homes)
    const isLicensed = random.chance(0.95)
    const since = random.between(2004, 2022)
    yield {
      companyId,
      publicId: publicIdOf(number, midnight.slice(0, 10)),
      firstName,
      lastName,
      email: random.chance(0.9) ? `${plain(firstName)}.${plain(lastName)}${number}@client.example` : null,
      phoneNumbers: [prefix + String(random.between(10_000_000, 99_999_999)).slice(0, digits)] as never,
      birthDate: `${random.between(1955, 2003)}-0${random.between(1, 9)}-${random.between(10, 28)}`,
      drivingLicenseNumber: isLicensed ? `${random.between(10, 99)}AB${random.between(10_000, 99_999)}` : null,
      drivingLicenseIssuedOn: isLicensed ? `${since}-05-${random.between(10, 28)}` : null,
      drivingLicenseExpiresOn: isLicensed && since > 2012 ? `${since + 15}-05-${random.between(10, 28)}` : null,
      drivingLicenseCountryCode: isLicensed ? 'FR' : null,
      drivingLicenseCategories: isLicensed ? 'B' : null,
      language: random.chance(0.15) ? 'en' : 'fr',
      ...home,
    }
  }
}
