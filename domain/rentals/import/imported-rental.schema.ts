import { z } from 'zod'
import { Email } from '../../access/user.ts'
import { PhoneDigits } from '../../customers/phone-digits.ts'
import { Id } from '../../kernel/field.schema.ts'
import { optionalText } from '../../kernel/field.ts'
import { Euros } from '../../kernel/money.schema.ts'
import { rule } from '../../kernel/validation.ts'
import { CategoryPromise } from '../promise/promise.schema.ts'
import { RentalFields } from '../record/rental-request.schema.ts'
import { importedStatuses } from './imported-rental.ts'

/** A time of day on the clock of an agency, `YYYY-MM-DDTHH:MM`. */
const LocalDateTime = z
  .string()
  .regex(/^(19|20)\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
  .refine(
    ...rule((text: string) => !Number.isNaN(Date.parse(`${text}Z`)) && isDay(text), 'pattern', {
      fr: 'Cette date n’existe pas',
      en: 'This date does not exist',
    }),
  )

function isDay(text: string): boolean {
  return new Date(`${text}Z`).toISOString().startsWith(text.slice(0, 10))
}

/** A rental of a table: its vehicle by plate or category, its customer by what the table knows of them. */
const fields = z.object({
  registrationNumber: optionalText(20).optional(),
  /** The category of a rental without a plate: a vehicle of it that is free is chosen. */
  categoryId: Id.optional(),
  /** The category that was promised, with its gearbox and seats; without it the vehicle was. */
  promisedCategoryId: Id.optional(),
  promisedTransmission: CategoryPromise.shape.transmission.optional(),
  promisedSeats: CategoryPromise.shape.seats.optional(),
  customerFirstName: optionalText(100).optional(),
  /** The last name, the whole name, or the name of a company. */
  customerName: optionalText(200).optional(),
  customerEmail: Email.optional(),
  customerPhones: z.array(PhoneDigits).max(10).optional(),
  /** True to create a customer who is not known yet; otherwise such a row is refused. */
  createsCustomer: z.boolean().default(false),
  departureAgencyId: Id,
  /** The departure agency when absent. */
  arrivalAgencyId: Id.optional(),
  /** On the clock of the departure agency. */
  start: LocalDateTime,
  /** On the clock of the arrival agency. */
  end: LocalDateTime,
  totalAmount: Euros,
  /** The deposit to take; that of the category when absent. Past rentals have none. */
  securityDepositAmount: Euros.optional(),
  /** The money taken before for the price; for a rental that is over, the whole price when absent. */
  paidAmount: Euros.optional(),
  /**
   * Follows from the dates when absent. A `pending` rental whose end has passed is created as `done`, with a warning.
   */
  status: z.enum(importedStatuses).optional(),
  /** The flight or ship with which the customer comes. */
  transportNumber: RentalFields.shape.transportNumber.optional(),
  wish: RentalFields.shape.wish.optional(),
  note: RentalFields.shape.note.optional(),
  /** The source that sent it, its own number of it, and what it took from the customer beside `paidAmount`. */
  sourceId: Id.optional(),
  sourceReference: RentalFields.shape.sourceReference.optional(),
  collectedAmount: Euros.optional(),
  /** The number of the rental in the other program; unique in the company. */
  reference: optionalText(60).optional(),
})

export const ImportedRental = fields
  .refine((row) => Boolean(row.registrationNumber) || (row.categoryId ?? row.promisedCategoryId) !== undefined, {
    path: ['registrationNumber'],
    ...params('required', {
      fr: 'Indiquez l’immatriculation ou la catégorie du véhicule',
      en: 'Enter the registration number or the category of the vehicle',
    }),
  })
  .refine(
    ({ customerName, customerEmail, customerPhones }) =>
      Boolean(customerName || customerEmail || customerPhones?.length),
    {
      path: ['customerName'],
      ...params('required', {
        fr: 'Indiquez le nom, l’e-mail ou le téléphone du client',
        en: 'Enter the name, the email or the phone number of the customer',
      }),
    },
  )
export type ImportedRental = z.infer<typeof ImportedRental>

function params(code: string, sentence: { fr: string; en: string }) {
  const [, told] = rule(() => true, code, sentence)
  return told
}
