/** A rental with its changes of vehicle. The time with each vehicle, earlier or current, is a stretch. */
type Stretched = { deliveredAt: string | null; vehicleChanges: readonly { endedAt: string }[] }

/** Returns the number of a rental's current stretch: 0 for the first. */
export function stretchOf({ vehicleChanges }: Pick<Stretched, 'vehicleChanges'>): number {
  return vehicleChanges.length
}

/** Returns the time since which a rental's current vehicle is out; null before it left. */
export function outSince({ deliveredAt, vehicleChanges }: Stretched): string | null {
  return vehicleChanges.at(-1)?.endedAt ?? deliveredAt
}
