import { customerName, personName } from '@filao/domain/customers/name/person'
import type { DamageCreation } from '@filao/domain/fleet/damage/damage.schema'
import type { Stage } from '@filao/domain/rentals/check/check'
import type { CheckCreation, VehicleState } from '@filao/domain/rentals/check/check.schema'
import { shortened } from '@filao/domain/rentals/check/signature'
import type { Signature } from '@filao/domain/rentals/check/signature.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'

/** The usual photos of a whole vehicle, in the order of a walk around it. */
export const shots = ['front', 'left', 'back', 'right', 'inside', 'dashboard'] as const
export type Shot = (typeof shots)[number]

/** A photo on this device: its picture is stored beside the form, under this id. */
export type TakenPhoto = { id: string; shot: Shot | null }

/** A newly found damage. */
export type NotedDamage = DamageCreation & { key: string; photos: string[] }

/** The signature of one side: drawn with the finger, or on paper. */
export type Signed = { by: string; strokes: number[][]; isOnPaper: boolean }

/** The state of a vehicle, as the form holds it. */
export type StateValues = {
  odometer: number | null
  fuelLevel: string | null
  comments: string | null
  damages: NotedDamage[]
  photos: TakenPhoto[]
  /** The reason of an administrator to let a vehicle leave in spite of an overdue inspection or insurance. */
  overdueReason?: string | null
}

/** The values of the form of a delivery or a return. */
export type CheckValues = StateValues & { customerSignature: Signed; agentSignature: Signed }

/** Returns the vehicle's last known state, without new damages or photos. */
export function firstState(vehicle: { odometer: number; fuelLevel: string | null }): StateValues {
  return { odometer: vehicle.odometer, fuelLevel: vehicle.fuelLevel, comments: null, damages: [], photos: [] }
}

/** Returns empty signatures with the names of the driver and of the user, who types theirs when it is not known. */
export function firstSignatures(
  { customer, additionalDrivers }: Pick<Rental, 'customer' | 'additionalDrivers'>,
  user: { firstName: string | null; lastName: string | null },
): Pick<CheckValues, 'customerSignature' | 'agentSignature'> {
  const unsigned = { strokes: [], isOnPaper: false }
  // A driver signs for a company.
  const signer = (customer.kind === 'company' && additionalDrivers[0]) || customer
  return {
    customerSignature: { by: customerName({ ...signer, title: null }), ...unsigned },
    agentSignature: { by: personName(user), ...unsigned },
  }
}

/** Returns the ids of all photos of a vehicle's state: those of the whole vehicle first, then those of each damage. */
export function photosOf({ photos, damages }: Pick<StateValues, 'photos' | 'damages'>): string[] {
  return [...photos.map(({ id }) => id), ...damages.flatMap((damage) => damage.photos)]
}

/**
 * Returns a vehicle's state as a request body, once its photos have ids of the server. A photo without one was lost,
 * and is left out.
 */
export function stateBody(
  values: StateValues,
  uploaded: (photoId: string) => number | null,
  isOdometerConfirmed: boolean,
): VehicleState {
  const ids = (photos: readonly string[]) => photos.map(uploaded).filter((id) => id !== null)
  return {
    odometer: values.odometer ?? 0,
    fuelLevel: values.fuelLevel,
    comments: values.comments?.trim() || null,
    isOdometerConfirmed,
    ...(values.overdueReason?.trim() && { overdueReason: values.overdueReason.trim() }),
    damages: values.damages.map(({ key: _key, photos, comment, ...damage }) => ({
      ...damage,
      comment: comment?.trim() || null,
      photoIds: ids(photos),
    })),
    photoIds: ids(values.photos.map(({ id }) => id)),
  }
}

/** Returns a check as a request body. */
export function checkBody(
  values: CheckValues,
  stage: Stage,
  uploaded: (photoId: string) => number | null,
  isOdometerConfirmed: boolean,
): CheckCreation {
  return {
    ...stateBody(values, uploaded, isOdometerConfirmed),
    stage,
    customerSignature: signature(values.customerSignature),
    agentSignature: signature(values.agentSignature),
    isSignedOnPaper: values.customerSignature.isOnPaper,
  }
}

/** Returns true for a signature on paper, or drawn and named. */
export function isSigned(signed: Signed): boolean {
  return signed.isOnPaper || signature(signed) !== null
}

/** Returns the proofs that the typed values hold. */
export function proofsOf({ customerSignature, photos }: Pick<CheckValues, 'customerSignature' | 'photos'>) {
  return { isSigned: isSigned(customerSignature), photoCount: photos.length }
}

/** Returns null for a signature on paper, and for an empty or unnamed one. */
function signature({ by, strokes, isOnPaper }: Signed): Signature | null {
  return isOnPaper || strokes.length === 0 || !by.trim() ? null : { by: by.trim(), strokes: shortened(strokes) }
}

/** Returns a random key for something new on this device. `crypto.randomUUID` is missing on plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
