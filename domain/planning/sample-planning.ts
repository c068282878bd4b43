import type { Planning, PlanningRental, PlanningUnavailability, PlanningVehicle } from './board.schema.ts'

/** A coming rental of vehicle 1, for tests. */
export function aRental(fields: Partial<PlanningRental> = {}): PlanningRental {
  return {
    id: 1,
    publicId: 'LOC-0001',
    status: 'pending',
    vehicleId: 1,
    start: '2026-11-21T10:00:00Z',
    end: '2026-11-25T10:00:00Z',
    preparationMinutes: 0,
    customer: 'Maëlle Cœur',
    departureAgencyId: 1,
    arrivalAgencyId: 1,
    isPaid: true,
    isFormer: false,
    ...fields,
  }
}

/** A visit of vehicle 1 to the workshop, for tests. */
export function anUnavailability(fields: Partial<PlanningUnavailability> = {}): PlanningUnavailability {
  const [start, end] = ['2026-11-27T10:00:00Z', '2026-11-28T10:00:00Z']
  return { id: 1, vehicleId: 1, start, end, description: 'Révision', ...fields }
}

/** A vehicle of category 1 at agency 1, for tests. */
export function aVehicle(fields: Partial<PlanningVehicle> = {}): PlanningVehicle {
  return {
    id: 1,
    registrationNumber: 'ab123cd',
    make: 'Renault',
    model: 'Clio',
    categoryId: 1,
    transmission: null,
    seats: null,
    locationId: 1,
    isArchived: false,
    ...fields,
  }
}

/** Two categories at two agencies, for tests; pass vehicles and bars in `fields`. */
export function aPlanning(fields: Partial<Planning> = {}): Planning {
  return {
    vehicles: [],
    categories: [
      { id: 1, code: 'A', name: 'Citadine' },
      { id: 2, code: 'B', name: 'SUV' },
    ],
    agencies: [
      { id: 1, name: 'Le Raizet', timezone: 'America/Guadeloupe', openingHours: [] },
      { id: 2, name: 'Saint-François', timezone: 'America/Guadeloupe', openingHours: [] },
    ],
    rentals: [],
    unavailabilities: [],
    holidays: {},
    ...fields,
  }
}
