import type { Customer } from '../customers/customer.schema.ts'
import { formatPlate } from '../fleet/vehicle/plate.ts'
import { formatDateTime, formatLocalDate } from '../kernel/date-text.ts'
import type { Language } from '../kernel/language.schema.ts'
import { formatEuros } from '../kernel/money.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import type { RentalDocument } from '../rentals/document/document.schema.ts'
import { designationFields } from './designation.ts'
import type { Fine } from './fine.schema.ts'

/** The content of the letter that tells a driver about a fine. */
export type FineLetter = {
  fine: Fine
  company: RentalDocument['company']
  driver: Customer
  writtenOn: LocalDate
}

/** Returns the lines that identify the notice, in the language of the driver. Unknown ones are left out. */
export function noticeLines({ fine, driver: { language } }: FineLetter): [label: string, value: string][] {
  const isFrench = language === 'fr'
  const lines: [string, string | null][] = [
    [isFrench ? 'Avis n°' : 'Notice no.', fine.noticeNumber],
    [isFrench ? 'Date de l’avis' : 'Date of the notice', formatLocalDate(fine.noticeDate, language)],
    [isFrench ? 'Infraction' : 'Offence', formatDateTime(fine.committedAt, fine.timezone, language)],
    [isFrench ? 'Lieu' : 'Place', fine.place],
    [isFrench ? 'Véhicule' : 'Vehicle', formatPlate(fine.registrationNumber)],
    [isFrench ? 'Location' : 'Rental', fine.rental?.publicId ?? null],
    [
      isFrench ? 'Montant de l’avis' : 'Amount of the notice',
      fine.amount === null ? null : formatEuros(fine.amount, language),
    ],
  ]
  return lines.filter((line): line is [string, string] => line[1] !== null)
}

/**
 * Returns what the administration is told about the driver: nothing for a notice of which nobody is named. Dates are in
 * words, since 12/10/2011 is another day for an English reader.
 */
export function reportedLines({ fine, driver }: FineLetter): [label: string, value: string][] {
  if (fine.kind !== 'designation') return []
  const { language } = driver
  return designationFields(driver, language).flatMap(({ key, label, value }): [string, string][] => {
    if (value === null || key === 'email') return []
    const day = key === 'birthDate' || key === 'drivingLicenseIssuedOn' ? driver[key] : null
    return [[label[language], day ? formatLocalDate(day, language) : value]]
  })
}

/** Returns the paragraphs of the letter, in the language of the driver. */
export function letterText({ fine, driver: { language } }: FineLetter): string[] {
  const { kind, fee, amount } = fine
  const says = texts[language]
  return [
    says.received,
    says[kind],
    ...(kind === 'parking' && amount !== null ? [says.parkingAmount(formatEuros(amount, language))] : []),
    ...(fee ? [says.fee(formatEuros(fee.amount, language))] : []),
    ...(kind === 'designation' ? [says.correct] : []),
  ]
}

const texts = {
  fr: {
    received: 'Nous avons reçu l’avis de contravention ci-dessous, pour le véhicule que vous nous louiez alors.',
    designation:
      'La loi nous oblige à indiquer à l’administration qui conduisait (Code de la route, art. L. 121-6). Nous lui transmettons les renseignements ci-dessous. Elle vous adressera un avis à votre nom, que vous pourrez payer ou contester auprès d’elle.',
    parking:
      'Un forfait de post-stationnement reste au nom du propriétaire du véhicule. Nous le payons et vous en demandons le remboursement, selon les conditions de la location.',
    abroad:
      'Cet avis vient de l’étranger et suit les règles de son pays. Nous pouvons devoir indiquer qui conduisait à l’autorité qui nous le demande.',
    parkingAmount: (amount: string) => `Le montant à nous rembourser est de ${amount}.`,
    fee: (amount: string) =>
      `Des frais de dossier de ${amount}, hors champ de la TVA, vous sont facturés selon les conditions de la location.`,
    correct: 'Si l’un de ces renseignements est inexact, écrivez-nous dès réception de cette lettre.',
  },
  en: {
    received: 'We have received the notice of a fine below, for the vehicle that you had rented from us.',
    designation:
      'The law obliges us to tell the administration who was driving (Code de la route, art. L. 121-6). We send it the details below. It will send you a notice in your own name, which you may pay or contest.',
    parking:
      'A parking charge stays in the name of the owner of the vehicle. We pay it and ask you to refund it, as the terms of the rental provide.',
    abroad:
      'This notice comes from abroad and follows the rules of its country. We may have to say who was driving to the authority that asks us.',
    parkingAmount: (amount: string) => `The amount to refund to us is ${amount}.`,
    fee: (amount: string) =>
      `A handling fee of ${amount}, outside VAT, is charged to you as the terms of the rental provide.`,
    correct: 'If one of these details is wrong, please write to us as soon as you receive this letter.',
  },
} satisfies Record<Language, object>
