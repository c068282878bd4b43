import type { TableColumn } from '../../kernel/table/table-file.ts'
import { formatPlate } from './plate.ts'
import type { Vehicle } from './vehicle.schema.ts'
import { type VehicleField, vehicleFields, vehicleLabels } from './vehicle.ts'
import { fuelLabels, transmissionLabels, word } from './vehicle-values.ts'

type Column = TableColumn<Vehicle>

/** The cells of the fields that are not written as they are stored. */
const cells: Partial<Record<VehicleField, Column['cell']>> = {
  registrationNumber: ({ registrationNumber }) => formatPlate(registrationNumber),
  categoryId: ({ category }) => category.code,
  locationId: ({ location }) => location.name,
  fuel: ({ fuel }, language) => word(fuelLabels, fuel, language),
  // Written with spaces, since a spreadsheet reads 3/4 as a date.
  fuelLevel: ({ fuelLevel }) => fuelLevel?.replace('/', ' / ') ?? null,
  transmission: ({ transmission }, language) => word(transmissionLabels, transmission, language),
  firstRegistrationDate: ({ firstRegistrationDate }) => ({ day: firstRegistrationDate }),
}

const categoryName: Column = {
  label: { fr: 'Nom de la catégorie', en: 'Category name' },
  cell: ({ category }) => category.name,
}

/** The columns of the exported vehicles' table file: each field but the drawing. */
export const vehicleColumns: Column[] = vehicleFields
  .filter((field) => field !== 'schematicId')
  .flatMap((field) => {
    const column = { label: vehicleLabels[field], cell: cells[field] ?? ((vehicle: Vehicle) => vehicle[field]) }
    return field === 'categoryId' ? [column, categoryName] : [column]
  })
