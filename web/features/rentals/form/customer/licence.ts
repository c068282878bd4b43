import { localDate } from '@filao/domain/kernel/time'

type Licence = { drivingLicenseNumber: string | null; drivingLicenseExpiresOn: string | null }

/**
 * Returns the state of a licence (missing, expiring before the return, valid) on the calendar of the arrival agency.
 */
export function licenceState(
  { drivingLicenseNumber, drivingLicenseExpiresOn }: Licence,
  end: string | null,
  zone = 'UTC',
): 'missing' | 'expires' | 'valid' {
  if (!drivingLicenseNumber) return 'missing'
  if (!drivingLicenseExpiresOn) return 'valid'
  const lastDay = localDate(end ?? new Date().toISOString(), zone)
  return drivingLicenseExpiresOn < lastDay ? 'expires' : 'valid'
}
