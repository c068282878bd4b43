import type { Sentence } from '../kernel/language.ts'
import type { FineKind, FineStatus } from './fine.ts'

export const fineKindLabels = {
  designation: { fr: 'Conducteur à désigner', en: 'Driver to be named' },
  parking: { fr: 'Forfait post-stationnement', en: 'Parking charge' },
  abroad: { fr: 'Avis étranger', en: 'Notice from abroad' },
} satisfies Record<FineKind, Sentence>

export const fineStatusLabels = {
  to_do: { fr: 'À traiter', en: 'To do' },
  designated: { fr: 'Conducteur désigné', en: 'Driver named' },
  paid: { fr: 'Payée', en: 'Paid' },
  contested: { fr: 'Contestée', en: 'Contested' },
  billed: { fr: 'Refacturée', en: 'Billed to customer' },
  closed: { fr: 'Classée', en: 'Closed' },
} satisfies Record<FineStatus, Sentence>
