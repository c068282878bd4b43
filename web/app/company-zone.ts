import { territories } from '@filao/domain/company/territories'
import { useSession } from './session.ts'

/** The IANA zone of the company's territory: whose calendar counts where no agency's does. */
export function useCompanyZone(): string {
  return territories[useSession().company.countryCode].timezone
}
