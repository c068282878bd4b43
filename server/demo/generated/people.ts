import { peopleDrawer } from '../material/people.ts'
import type { Row } from '../material/queries.ts'
import type { Random } from '../material/random.ts'

/** Yields customers with their driving licences: a few have no known licence, a few have an expired one. */
export function* drawCustomers(
  count: number,
  companyId: number,
  publicIdOf: (number: number, day: string) => string,
  { midnight }: { midnight: string },
  random: Random,
): Generator<Row<'customers'>> {
  const draw = peopleDrawer(random)
  for (let number = 1; number <= count; number++) {
    const { drivingLicenseNumber, phoneNumbers, email, ...person } = draw(random.chance(0.5) ? 'local' : 'visitor')
    const isLicensed = random.chance(0.95)
    const issuedOn = isLicensed ? person.drivingLicenseIssuedOn : null
    yield {
      companyId,
      publicId: publicIdOf(number, midnight.slice(0, 10)),
      ...person,
      email: random.chance(0.9) ? email : null,
      phoneNumbers: phoneNumbers as never,
      drivingLicenseNumber: isLicensed ? drivingLicenseNumber : null,
      drivingLicenseIssuedOn: issuedOn,
      drivingLicenseExpiresOn: issuedOn && issuedOn > '2013' ? fifteenYearsAfter(issuedOn) : null,
      drivingLicenseCountryCode: isLicensed ? person.drivingLicenseCountryCode : null,
      drivingLicenseCategories: isLicensed ? person.drivingLicenseCategories : null,
    }
  }
}

function fifteenYearsAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 15}${day.slice(4)}`
}
