import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { MovedRental, mostMoves, RentalMove } from './moves.schema.ts'
import { namesEachOnce } from './moves.ts'

/** All vehicles are freed before the first is taken, so rentals may exchange theirs. */
export const moveRentals = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/moves',
  summary:
    'Gives several rentals other vehicles at once, all of them or none; they may exchange vehicles. A refusal names the rental.',
  can: 'rentals.write',
  body: z
    .array(RentalMove)
    .min(1)
    .max(mostMoves)
    .refine(...namesEachOnce),
  response: z.array(MovedRental),
  problems: [
    'stale',
    'invalid_transition',
    'conflict',
    'email_unproven',
    'too_many_requests',
    'vehicle_taken',
    'option_taken',
    'promise_broken',
    'price_missing',
    'driver_refused',
    'may_not_rent',
  ],
})
