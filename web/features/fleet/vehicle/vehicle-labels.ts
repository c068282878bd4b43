import { useTranslation } from 'react-i18next'

/** Returns the labels of a vehicle's fields. */
export function useVehicleLabels() {
  const { t } = useTranslation('fleet')
  return {
    registrationNumber: t('vehicle.plate'),
    vin: t('vehicle.vin'),
    categoryId: t('vehicle.category'),
    locationId: t('vehicle.location'),
    make: t('vehicle.make'),
    model: t('vehicle.model'),
    year: t('vehicle.year'),
    seats: t('vehicle.seats'),
    transmission: t('vehicle.transmission'),
    fuel: t('vehicle.fuel'),
    description: t('vehicle.description'),
    hp: t('vehicle.hp'),
    cv: t('vehicle.cv'),
    color: t('vehicle.color'),
    odometer: t('vehicle.odometer'),
    firstRegistrationDate: t('vehicle.firstRegistrationDate'),
    fuelLevel: t('vehicle.fuelLevel'),
    comments: t('vehicle.comments'),
    schematicId: t('vehicle.schematic'),
  }
}
