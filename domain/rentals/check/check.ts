import { vehicleLabels } from '../../fleet/vehicle/vehicle.ts'
import type { Sentence } from '../../kernel/language.ts'
import { overdueReasonLabel } from '../../upkeep/departure.ts'
import type { CheckCreation } from './check.schema.ts'
import type { Signature } from './signature.schema.ts'
import { signatureLabels } from './signature.ts'

export const stages = ['delivery', 'return'] as const
export type Stage = (typeof stages)[number]

/** The label of each field, on screens and in refusals. */
export const checkLabels = {
  ...signatureLabels,
  odometer: vehicleLabels.odometer,
  fuelLevel: vehicleLabels.fuelLevel,
  comments: { fr: 'Observations', en: 'Comments' },
  isOdometerConfirmed: { fr: 'Kilométrage confirmé', en: 'Odometer confirmed' },
  overdueReason: overdueReasonLabel,
  damages: { fr: 'Dommages constatés', en: 'New damage' },
  photoIds: { fr: 'Photos', en: 'Photos' },
  stage: { fr: 'Étape', en: 'Stage' },
  vehicleId: { fr: 'Véhicule', en: 'Vehicle' },
  customerSignature: { fr: 'Signature du client', en: 'Customer’s signature' },
  agentSignature: { fr: 'Signature de l’agence', en: 'Agency’s signature' },
  isSignedOnPaper: { fr: 'Signé sur papier', en: 'Signed on paper' },
} satisfies Record<keyof CheckCreation | keyof Signature, Sentence>
