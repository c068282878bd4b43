/** A check, and the agencies of its rental. */
type Recorded = { stage: 'delivery' | 'return'; stretch: number }
type Between<Agency> = { departureAgency: Agency; arrivalAgency: Agency; vehicleChanges: readonly unknown[] }

/** Returns the agency of a check: an exchanged vehicle comes back to the one it left, only the last to the arrival. */
export function agencyOfCheck<Agency>(
  { stage, stretch }: Recorded,
  { departureAgency, arrivalAgency, vehicleChanges }: Between<Agency>,
): Agency {
  return stage === 'return' && stretch === vehicleChanges.length ? arrivalAgency : departureAgency
}
