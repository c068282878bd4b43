import type { Fine, FineCreation, FineHolder } from '@filao/domain/fines/fine.schema'

/** The rental and driver that a notice is saved with. */
export type Named = Pick<FineCreation, 'rentalId' | 'driverId'>

/**
 * Returns what an answer names, with the driver who is chosen or the first one. `fine` is the notice of the same plate
 * and minute: it keeps its rental, and its driver is sent only where another one is chosen, so that a colleague's
 * choice stays.
 */
export function namedBy(
  { rental, drivers }: Pick<FineHolder, 'rental' | 'drivers'>,
  driverId: number | null,
  fine: Pick<Fine, 'driverId'> | null,
): Named {
  const driver = drivers.find(({ id }) => id === driverId) ?? drivers[0]
  if (!fine) return { rentalId: rental?.id ?? null, driverId: driver?.id ?? null }
  return driver && driver.id !== fine.driverId ? { driverId: driver.id } : {}
}
