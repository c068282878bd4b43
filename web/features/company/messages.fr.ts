import { agency, hours, season } from './agency/agency-messages.fr.ts'

/** Words of the company and its agencies. */
export const fr = {
  agency,
  hours,
  season,
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    company: typeof fr
  }
}
