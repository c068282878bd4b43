import { territories } from '@filao/domain/company/territories'
import { useSession } from './session.ts'

/** Returns the IANA zone of the company's territory, for dates that belong to no agency. */
export function useCompanyZone(): string {
  return territories[useSession().company.countryCode].timezone
}
