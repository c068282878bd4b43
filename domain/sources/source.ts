import type { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import { fieldProblem } from '../kernel/problem.ts'
import type { CommissionPart, Source, SourceFields } from './source.schema.ts'

/** The kinds of sources. */
export const sourceKinds = ['broker', 'hotel', 'colleague', 'website', 'advertisement'] as const

export const sourceKindLabels = {
  broker: { fr: 'Courtier', en: 'Broker' },
  hotel: { fr: 'Hôtel', en: 'Hotel' },
  colleague: { fr: 'Confrère', en: 'Fellow company' },
  website: { fr: 'Site web', en: 'Website' },
  advertisement: { fr: 'Publicité', en: 'Advertisement' },
} satisfies Record<Source['kind'], Sentence>

/** The parts of the price on which a commission can be counted. */
export const commissionParts = ['stay', 'covers', 'options', 'fees'] as const

export const commissionPartLabels = {
  stay: { fr: 'Véhicule', en: 'Vehicle' },
  covers: { fr: 'Rachat de franchise', en: 'Cover' },
  options: { fr: 'Options', en: 'Options' },
  fees: { fr: 'Frais', en: 'Fees' },
} satisfies Record<CommissionPart, Sentence>

/** The label of each field, on screens, in files and in refusals. */
export const sourceLabels = {
  name: { fr: 'Nom', en: 'Name' },
  kind: { fr: 'Type', en: 'Kind' },
  isEnabled: { fr: 'Proposée à la saisie', en: 'Offered for new rentals' },
  commissionPercent: { fr: 'Commission en pourcentage', en: 'Commission in percent' },
  commissionAmount: { fr: 'Commission par location', en: 'Commission per rental' },
  commissionOn: { fr: 'Commission calculée sur', en: 'Commission counted on' },
  priceAdjustmentPercent: { fr: 'Ajustement des prix', en: 'Price adjustment' },
  language: { fr: 'Langue de ses clients', en: 'Language of its customers' },
  collectsMoney: { fr: 'Encaisse des clients pour vous', en: 'Takes money from customers for you' },
} satisfies Record<keyof z.infer<typeof SourceFields>, Sentence>

type Terms = Pick<z.infer<typeof SourceFields>, 'commissionPercent' | 'commissionAmount' | 'commissionOn'>

/** Refuses both a percentage and an amount, and a percentage of nothing. Throws `validation`. */
export function checkCommission({ commissionPercent, commissionAmount, commissionOn }: Terms): void {
  if (commissionPercent !== null && commissionAmount !== null) {
    throw fieldProblem('commissionAmount', 'conflict', {
      fr: 'Une commission est un pourcentage ou un montant\u202f: videz l’un des deux.',
      en: 'A commission is a percentage or an amount: empty one of them.',
    })
  }
  if (commissionPercent !== null && commissionOn.length === 0) {
    throw fieldProblem('commissionOn', 'required', {
      fr: 'Indiquez sur quoi la commission est calculée.',
      en: 'Say what the commission is counted on.',
    })
  }
}
