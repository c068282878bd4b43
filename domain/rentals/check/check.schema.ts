import { z } from 'zod'
import { MemberName } from '../../access/user.ts'
import { Damage, DamageCreation } from '../../fleet/damage/damage.schema.ts'
import { FuelLevel } from '../../fleet/vehicle/fuel-level.schema.ts'
import { Id } from '../../kernel/field.schema.ts'
import { optionalLines, optionalText, requiredText } from '../../kernel/field.ts'
import { Instant } from '../../kernel/time.schema.ts'
import { stages } from './check.ts'
import { Signature, SignatureCreation } from './signature.schema.ts'

/** The recorded state of a vehicle at a delivery or a return. */
export const VehicleState = z.object({
  /** In kilometres. A reading below the last one requires `isOdometerConfirmed`. */
  odometer: z.int().min(0).max(9_999_999),
  fuelLevel: FuelLevel.nullish(),
  comments: optionalLines(4000).optional(),
  isOdometerConfirmed: z.boolean().optional(),
  /**
   * The reason of an administrator to let a vehicle leave with an overdue inspection or insurance, which is otherwise
   * refused with `deadline_overdue`.
   */
  overdueReason: optionalText(500).optional(),
  /** New damages, each with the ids of its photos. */
  damages: z
    .array(DamageCreation.extend({ photoIds: z.array(Id).max(10).optional() }))
    .max(50)
    .optional(),
  /** The ids of photos of the whole vehicle, uploaded before. */
  photoIds: z.array(Id).max(40).optional(),
})
export type VehicleState = z.infer<typeof VehicleState>

/** A check as sent by the client: the vehicle left (`delivery`) or came back (`return`). */
export const CheckCreation = VehicleState.extend({
  stage: z.enum(stages),
  /** The checked vehicle: refused with `conflict` when the rental has another one by now. */
  vehicleId: Id.optional(),
  customerSignature: SignatureCreation.nullish(),
  agentSignature: SignatureCreation.nullish(),
  /** True when the customer signed on paper instead. */
  isSignedOnPaper: z.boolean().optional(),
})
export type CheckCreation = z.infer<typeof CheckCreation>

/** A photo of a check. Its id is used to download it. */
export const CheckPhoto = z.object({ id: z.int(), rentalId: z.int(), takenAt: z.string() })
export type CheckPhoto = z.infer<typeof CheckPhoto>

export const Check = z.object({
  id: z.int(),
  rentalId: z.int(),
  stage: z.enum(stages),
  /** 0 for the rental's first vehicle, plus one for each change of vehicle. */
  stretch: z.int(),
  vehicleId: z.int(),
  odometer: z.int(),
  fuelLevel: z.string().nullable(),
  comments: z.string().nullable(),
  /** The time of recording. */
  recordedAt: z.string(),
  recordedBy: MemberName.nullable(),
  /** The damages found by this check. */
  damages: z.array(Damage),
  /** Photos of the whole vehicle; those of a damage are in the damage. */
  photos: z.array(CheckPhoto),
  customerSignature: Signature.nullable(),
  agentSignature: Signature.nullable(),
  /** True when the customer signed on paper; null where nobody was asked: a change of vehicle, or an older check. */
  isSignedOnPaper: z.boolean().nullable().default(null),
})
export type Check = z.infer<typeof Check>

/** The replacement of the vehicle of an ongoing rental: one comes back, the other leaves. */
export const VehicleChangeCreation = z.object({
  vehicleId: Id,
  /** The reason, for the history. */
  reason: requiredText(500),
  /** The state of the returned vehicle. */
  back: VehicleState,
  /** The state of the vehicle that leaves. */
  out: VehicleState,
  /**
   * The end of an unavailability of the returned vehicle, which begins with the change and has its reason; null leaves
   * the vehicle free. Refused at this path when it is past (`range`) or another rental holds the vehicle before.
   */
  unavailableUntil: Instant.nullish(),
  /** True keeps the agreed price; otherwise it is computed again with the new vehicle's category. */
  keepsPrice: z.boolean().optional(),
})
export type VehicleChangeCreation = z.infer<typeof VehicleChangeCreation>

/** A period of a rental with an earlier vehicle. */
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
