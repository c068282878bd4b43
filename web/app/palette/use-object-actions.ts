import type { Customer } from '@filao/domain/customers/customer.schema'
import { customerName } from '@filao/domain/customers/name/person'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { useTranslation } from 'react-i18next'
import { paths } from '#session/paths'
import type { Reading } from './command.ts'
import type { Found } from './entry.ts'

/** Returns what the commands do with customers and vehicles: rent to one, rent the other, or block it. */
export function useObjectActions(): (readings: Reading[], customers: Customer[], vehicles: Vehicle[]) => Found[] {
  const { t } = useTranslation('app')
  return (readings, customers, vehicles) => {
    const has = (wanted: Reading['command']) =>
      readings.some(({ command, words }) => command === wanted && words !== '')
    const rent = (key: string, name: string, state: object): Found => ({
      key: `rent-${key}`,
      to: paths.newRental,
      state,
      title: `${t('palette.command.rent')} · ${name}`,
      group: 'actions',
    })
    const renting = [
      ...customers.map((customer) =>
        rent(`customer-${customer.id}`, customerName(customer), { customerId: customer.id }),
      ),
      ...vehicles.map(({ id, registrationNumber, locationId }) =>
        rent(`vehicle-${id}`, formatPlate(registrationNumber), { vehicleId: id, departureAgencyId: locationId }),
      ),
    ]
    const blocking = vehicles.map(
      ({ id, registrationNumber }): Found => ({
        key: `block-${id}`,
        to: paths.newUnavailability(id),
        title: `${t('palette.command.block')} · ${formatPlate(registrationNumber)}`,
        group: 'actions',
      }),
    )
    return [...(has('rent') ? renting : []), ...(has('block') ? blocking : [])]
  }
}
