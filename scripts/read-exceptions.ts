/** Reads of a table whose owner the reader may not use, each with its reason. */
export const readExceptions: { file: string; tables: string[]; reason: string }[] = [
  {
    file: 'server/features/fleet/occupancy/occupancy-queries.ts',
    tables: ['rentals'],
    reason: 'A rental that is late or was never accepted occupies its vehicle otherwise than its period says.',
  },
  {
    file: 'server/platform/database/tables/webhook-deliveries.ts',
    tables: ['webhooks'],
    reason: 'An event is queued for each webhook in the transaction of its change.',
  },
]
