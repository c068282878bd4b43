import { z } from 'zod'
import { Agency } from '../company/agency.ts'
import { Company } from '../company/company.ts'
import { Customer } from '../customers/customer.ts'
import { Damage } from '../fleet/damage.ts'
import { Rental } from './rental.ts'

const Place = Agency.pick({ name: true, address: true, postalCode: true, city: true, timezone: true })

const Party = Customer.pick({
  id: true,
  title: true,
  firstName: true,
  lastName: true,
  email: true,
  phoneNumbers: true,
  language: true,
  address: true,
  postalCode: true,
  city: true,
  birthDate: true,
  birthPlace: true,
  drivingLicenseNumber: true,
  drivingLicenseIssuedOn: true,
  drivingLicenseExpiresOn: true,
  drivingLicenseCountryCode: true,
  drivingLicenseCategories: true,
})
export type Party = z.infer<typeof Party>

/** Everything that the printed document of a rental says. Terms are sanitised rich text with their placeholders. */
export const RentalDocument = z.object({
  rental: Rental.omit({ code: true }),
  company: Company.pick({
    name: true,
    address: true,
    siret: true,
    phoneNumber: true,
    email: true,
    website: true,
    logoUrl: true,
    vatRate: true,
    graceMinutes: true,
    quoteValidityDays: true,
  }),
  customer: Party,
  drivers: z.array(Party),
  departureAgency: Place,
  arrivalAgency: Place,
  optionNames: z.array(z.string()),
  /** The drawing of the vehicle as SVG, one of ours; null when none is chosen. */
  schematic: z.string().nullable(),
  /** Damages of the vehicle that were known when it left, and still are. */
  knownDamages: z.array(Damage),
  rentalTerms: z.string(),
  contractTerms: z.string(),
})
export type RentalDocument = z.infer<typeof RentalDocument>
