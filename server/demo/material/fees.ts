import type { FeeCreation } from '@filao/domain/pricing/fee/fee.schema'

/**
 * Returns the usual fees with that of the airport, switched off, so that the demo's rentals cost what its price list
 * says.
 */
export function demoFees(airportId: number): FeeCreation[] {
  const fees: FeeCreation[] = [
    { kind: 'outside_hours', name: 'Remise ou retour hors horaires', nameEn: 'Out-of-hours service', price: 30 },
    { kind: 'place', name: 'Frais d’aéroport', nameEn: 'Airport fee', price: 12, agencyId: airportId },
    { kind: 'additional_driver', name: 'Second conducteur', nameEn: 'Second driver', price: 10 },
  ]
  return fees.map((fee) => ({ ...fee, isEnabled: false }))
}
