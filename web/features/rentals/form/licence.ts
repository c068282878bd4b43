import { localDate } from '@filao/domain/kernel/time'

type Licence = { drivingLicenseNumber: string | null; drivingLicenseExpiresOn: string | null }

/** Whether a licence is there and lasts until the return, on the calendar of the agency it comes back to. */
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
