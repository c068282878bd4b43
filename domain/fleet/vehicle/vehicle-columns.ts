import type { TableColumn } from '../../kernel/table/table-file.ts'
import { formatPlate } from './plate.ts'
import type { Vehicle } from './vehicle.ts'
import { fuelLabels, transmissionLabels, word } from './vehicle-words.ts'

/** The columns of the exported vehicles' table file. */
export const vehicleColumns: TableColumn<Vehicle>[] = [
  {
    label: { fr: 'Immatriculation', en: 'Registration number' },
    cell: ({ registrationNumber }) => formatPlate(registrationNumber),
  },
  { label: { fr: 'Catégorie', en: 'Category' }, cell: ({ category }) => category.code },
  { label: { fr: 'Nom de la catégorie', en: 'Category name' }, cell: ({ category }) => category.name },
  { label: { fr: 'Marque', en: 'Make' }, cell: ({ make }) => make },
  { label: { fr: 'Modèle', en: 'Model' }, cell: ({ model }) => model },
  { label: { fr: 'Année', en: 'Year' }, cell: ({ year }) => year },
  { label: { fr: 'Agence', en: 'Agency' }, cell: ({ location }) => location.name },
  { label: { fr: 'Kilométrage', en: 'Odometer (km)' }, cell: ({ odometer }) => odometer },
  { label: { fr: 'Carburant', en: 'Fuel' }, cell: ({ fuel }, language) => word(fuelLabels, fuel, language) },
  // Written with spaces, since a spreadsheet reads 3/4 as a date.
  {
    label: { fr: 'Niveau de carburant', en: 'Fuel level' },
    cell: ({ fuelLevel }) => fuelLevel?.replace('/', ' / ') ?? null,
  },
  {
    label: { fr: 'Boîte de vitesses', en: 'Gearbox' },
    cell: ({ transmission }, language) => word(transmissionLabels, transmission, language),
  },
  { label: { fr: 'Places', en: 'Seats' }, cell: ({ seats }) => seats },
  { label: { fr: 'Puissance (ch)', en: 'Power (hp)' }, cell: ({ hp }) => hp },
  { label: { fr: 'Puissance fiscale (CV)', en: 'Tax horsepower (CV)' }, cell: ({ cv }) => cv },
  { label: { fr: 'Couleur', en: 'Colour' }, cell: ({ color }) => color },
  {
    label: { fr: '1re mise en circulation', en: 'First registered on' },
    cell: ({ firstRegistrationDate }) => ({ day: firstRegistrationDate }),
  },
  { label: { fr: 'N° de série (VIN)', en: 'VIN' }, cell: ({ vin }) => vin },
  { label: { fr: 'Description', en: 'Description' }, cell: ({ description }) => description },
  { label: { fr: 'Commentaires', en: 'Comments' }, cell: ({ comments }) => comments },
]
