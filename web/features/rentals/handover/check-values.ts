import type { DamageCreation } from '@filao/domain/fleet/damage'
import type { CheckCreation, Stage, VehicleState } from '@filao/domain/rentals/handover/check'
import { type Signature, shortened } from '@filao/domain/rentals/handover/signature'

/** What is photographed of a whole vehicle, as somebody walks around it. */
export const shots = ['front', 'left', 'back', 'right', 'inside', 'dashboard'] as const
export type Shot = (typeof shots)[number]

/** A photo on this device: its picture lies beside the form, under this id. */
export type TakenPhoto = { id: string; shot: Shot | null }

/** A damage that was just found. */
export type NotedDamage = DamageCreation & { key: string; photos: string[] }

/** What one side signed: with the finger, or on paper. */
export type Signed = { by: string; strokes: number[][]; isOnPaper: boolean }

/** What is seen of a vehicle, as the form holds it. */
export type StateValues = {
  odometer: number | null
  fuelLevel: string | null
  comments: string | null
  damages: NotedDamage[]
  photos: TakenPhoto[]
}

/** What the form of a delivery or a return holds. */
export type CheckValues = StateValues & { customerSignature: Signed; agentSignature: Signed }

/** A vehicle as it was last seen, with nothing found yet. */
export function firstState(vehicle: { odometer: number; fuelLevel: string | null }): StateValues {
  return { odometer: vehicle.odometer, fuelLevel: vehicle.fuelLevel, comments: null, damages: [], photos: [] }
}

/** The ids of every photo that goes with a vehicle's state: of the whole vehicle first, then those of each damage. */
export function photosOf({ photos, damages }: Pick<StateValues, 'photos' | 'damages'>): string[] {
  return [...photos.map(({ id }) => id), ...damages.flatMap((damage) => damage.photos)]
}

/** A vehicle's state as the call takes it, once its photos have ids of the server. A photo that has none was lost, and stays out. */
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
    damages: values.damages.map(({ key: _key, photos, comment, ...damage }) => ({
      ...damage,
      comment: comment?.trim() || null,
      photoIds: ids(photos),
    })),
    photoIds: ids(values.photos.map(({ id }) => id)),
  }
}

/** A check as the call takes it. */
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
  }
}

/** What was signed on paper is not drawn here. */
function signature({ by, strokes, isOnPaper }: Signed): Signature | null {
  return isOnPaper || strokes.length === 0 || !by.trim() ? null : { by: by.trim(), strokes: shortened(strokes) }
}

/** Random, for what is new on this device. `crypto.randomUUID` is missing where the page comes over plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
