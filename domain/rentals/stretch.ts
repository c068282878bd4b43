/** A rental and the vehicles it had before: each of them, and the current one, is a stretch of it. */
type Stretched = { deliveredAt: string | null; vehicleChanges: readonly { endedAt: string }[] }

/** The number of the stretch in which a rental has its current vehicle: 0 for the first. */
export function stretchOf({ vehicleChanges }: Pick<Stretched, 'vehicleChanges'>): number {
  return vehicleChanges.length
}

/** Since when a rental's current vehicle is out with it; null before it left. */
export function outSince({ deliveredAt, vehicleChanges }: Stretched): string | null {
  return vehicleChanges.at(-1)?.endedAt ?? deliveredAt
}
