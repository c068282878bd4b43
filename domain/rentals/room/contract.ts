import { endpoint } from '../../kernel/endpoint.ts'
import { Room, RoomQuery } from './room.schema.ts'

/** The proposal is not stored: `moveRentals` does it, all or none, while the rentals are as they were read. */
export const findRoom = endpoint({
  method: 'GET',
  path: '/companies/:companyId/room',
  staleAfter: 'any',
  summary:
    'The fewest rentals to move to other vehicles so that one is free for a period, or the proof that no move helps.',
  can: 'rentals.write',
  query: RoomQuery,
  response: Room,
  problems: ['not_found'],
  long: true,
})
