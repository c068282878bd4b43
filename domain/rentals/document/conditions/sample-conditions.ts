import type { Conditions } from './conditions.ts'

/** The conditions of a company with every tariff and rule set, for tests. */
export const conditions: Conditions = {
  includedKilometresPerDay: 150,
  extraKilometreAmount: 0.25,
  fuelQuarterAmount: 22,
  lateHourAmount: 12,
  fineHandlingAmount: 24.5,
  cancellationFeePercent: 30,
  cancellationFeeAmount: 50,
  noShowFeePercent: 100,
  noShowFeeAmount: null,
  graceMinutes: 29,
  minimumAge: 21,
  maximumAge: 75,
  minimumLicenceYears: 2,
  licenceCategory: 'B',
  youngDriver: {
    age: 25,
    option: 'Jeune conducteur',
    optionEn: 'Young driver',
    price: 0,
    dailyPrice: 8,
    maxAmount: null,
    maxDays: null,
  },
  namesExclusion: true,
  mediator: 'CM2C, www.cm2c.net',
}
