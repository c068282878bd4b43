import { z } from 'zod'
import { Damage, DamageCreation } from '../../fleet/damage.ts'
import { FuelLevel } from '../../fleet/fuel-level.ts'
import { Id, optionalLines, requiredText } from '../../kernel/field.ts'
import { Signature, SignatureCreation } from './signature.ts'

export const stages = ['delivery', 'return'] as const
export type Stage = (typeof stages)[number]

/** What is seen of a vehicle when it leaves or comes back. */
export const VehicleState = z.object({
  /** Kilometres; below the last reading only with `isOdometerConfirmed`. */
  odometer: z.int().min(0).max(9_999_999),
  fuelLevel: FuelLevel.nullish(),
  comments: optionalLines(4000).optional(),
  isOdometerConfirmed: z.boolean().optional(),
  /** What was not known before; each with the ids of its photos. */
  damages: z
    .array(DamageCreation.extend({ photoIds: z.array(Id).max(10).optional() }))
    .max(50)
    .optional(),
  /** Ids of photos of the whole vehicle, uploaded before. */
  photoIds: z.array(Id).max(40).optional(),
})
export type VehicleState = z.infer<typeof VehicleState>

/** The record that a vehicle left (`delivery`) or came back (`return`), as it is sent. */
export const CheckCreation = VehicleState.extend({
  stage: z.enum(stages),
  customerSignature: SignatureCreation.nullish(),
  agentSignature: SignatureCreation.nullish(),
})
export type CheckCreation = z.infer<typeof CheckCreation>

/** A photo of a check, to be asked for by its id. */
export const CheckPhoto = z.object({ id: z.int(), rentalId: z.int(), takenAt: z.string() })
export type CheckPhoto = z.infer<typeof CheckPhoto>

export const Check = z.object({
  id: z.int(),
  rentalId: z.int(),
  stage: z.enum(stages),
  /** 0 for the rental's first vehicle, then one more with each change of vehicle. */
  stretch: z.int(),
  vehicleId: z.int(),
  odometer: z.int(),
  fuelLevel: z.string().nullable(),
  comments: z.string().nullable(),
  /** When it was recorded. */
  recordedAt: z.string(),
  recordedBy: z.object({ id: z.int(), firstName: z.string().nullable(), lastName: z.string().nullable() }).nullable(),
  /** What this check found. */
  damages: z.array(Damage),
  /** Photos of the whole vehicle; those of a damage are with it. */
  photos: z.array(CheckPhoto),
  customerSignature: Signature.nullable(),
  agentSignature: Signature.nullable(),
})
export type Check = z.infer<typeof Check>

/** Another vehicle for the rest of a rental that is under way: one comes back, the other leaves. */
export const VehicleChangeCreation = z.object({
  vehicleId: Id,
  /** Why, for the history. */
  reason: requiredText(500),
  /** The vehicle that comes back, as it is. */
  back: VehicleState,
  /** The vehicle that leaves, as it is. */
  out: VehicleState,
  /** What was agreed stays; otherwise the price is computed anew with the new vehicle's category. */
  keepsPrice: z.boolean().optional(),
})
export type VehicleChangeCreation = z.infer<typeof VehicleChangeCreation>

/** The stretch in which a rental had a vehicle that it has no longer. */
export const VehicleChange = z.object({
  stretch: z.int(),
  vehicle: z.object({
    id: z.int(),
    registrationNumber: z.string(),
    make: z.string().nullable(),
    model: z.string().nullable(),
  }),
  startedAt: z.string(),
  endedAt: z.string(),
  reason: z.string(),
})
export type VehicleChange = z.infer<typeof VehicleChange>
