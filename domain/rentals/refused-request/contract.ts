import { endpoint } from '../../kernel/endpoint.ts'
import { RefusedRequest, RefusedRequestCreation } from './refused-request.schema.ts'

/**
 * A member who records the same search twice within fifteen minutes means one customer: the second call answers what
 * the first one stored. A program has a customer of its own for each call; it repeats one with an `Idempotency-Key`.
 */
export const recordRefusedRequest = endpoint({
  method: 'POST',
  path: '/companies/:companyId/refused-requests',
  summary:
    'Records that a customer asked for a category, or any, and nothing was free. `referralMode` is `web` for a key and `desk` for a member who do not say.',
  can: 'rentals.write',
  body: RefusedRequestCreation,
  response: RefusedRequest,
  status: 201,
})

export const deleteRefusedRequest = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/refused-requests/:id',
  summary: 'Takes a recorded refused request back: the statistics no longer count it.',
  can: 'rentals.write',
})
