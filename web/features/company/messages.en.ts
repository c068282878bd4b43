import { agency, hours, season } from './agency/agency-messages.en.ts'
import type { fr } from './messages.fr.ts'

export const en = {
  agency,
  hours,
  season,
} satisfies typeof fr
