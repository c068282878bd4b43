import type { TableColumn } from '../../kernel/table/table-file.ts'
import { formatPlate } from './plate.ts'
import { type Vehicle, vehicleLabels } from './vehicle.ts'
import { fuelLabels, transmissionLabels, word } from './vehicle-words.ts'

/** The columns of the exported vehicles' table file. */
export const vehicleColumns: TableColumn<Vehicle>[] = [
  {
    label: vehicleLabels.registrationNumber,
    cell: ({ registrationNumber }) => formatPlate(registrationNumber),
  },
  { label: vehicleLabels.categoryId, cell: ({ category }) => category.code },
  { label: { fr: 'Nom de la catégorie', en: 'Category name' }, cell: ({ category }) => category.name },
  { label: vehicleLabels.make, cell: ({ make }) => make },
  { label: vehicleLabels.model, cell: ({ model }) => model },
  { label: vehicleLabels.year, cell: ({ year }) => year },
  { label: vehicleLabels.locationId, cell: ({ location }) => location.name },
  { label: vehicleLabels.odometer, cell: ({ odometer }) => odometer },
  { label: vehicleLabels.fuel, cell: ({ fuel }, language) => word(fuelLabels, fuel, language) },
  // Written with spaces, since a spreadsheet reads 3/4 as a date.
  {
    label: vehicleLabels.fuelLevel,
    cell: ({ fuelLevel }) => fuelLevel?.replace('/', ' / ') ?? null,
  },
  {
    label: vehicleLabels.transmission,
    cell: ({ transmission }, language) => word(transmissionLabels, transmission, language),
  },
  { label: vehicleLabels.seats, cell: ({ seats }) => seats },
  { label: vehicleLabels.hp, cell: ({ hp }) => hp },
  { label: vehicleLabels.cv, cell: ({ cv }) => cv },
  { label: vehicleLabels.color, cell: ({ color }) => color },
  {
    label: vehicleLabels.firstRegistrationDate,
    cell: ({ firstRegistrationDate }) => ({ day: firstRegistrationDate }),
  },
  { label: vehicleLabels.vin, cell: ({ vin }) => vin },
  { label: vehicleLabels.description, cell: ({ description }) => description },
  { label: vehicleLabels.comments, cell: ({ comments }) => comments },
]
