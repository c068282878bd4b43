import type { Sentence } from '../../kernel/language.ts'

type Headings = { label: Sentence; headings: string[] }

/** The label of each field of a vehicle, and the headings that other programs and people use for its column. */
export const vehicleHeadings = {
  registrationNumber: {
    label: { fr: 'Immatriculation', en: 'Registration number' },
    headings: [
      'immat',
      'plaque',
      'plaque immatriculation',
      "numéro d'immatriculation",
      'matricule',
      'plate',
      'plate number',
      'number plate',
      'licence plate',
      'license plate',
      'registration',
      'reg',
      'reg number',
      'vrm',
    ],
  },
  categoryId: {
    label: { fr: 'Catégorie', en: 'Category' },
    headings: [
      'code catégorie',
      'category code',
      'nom de la catégorie',
      'category name',
      'classe',
      'class',
      'groupe',
      'group',
      'segment',
      'acriss',
      'sipp',
    ],
  },
  locationId: {
    label: { fr: 'Agence', en: 'Agency' },
    headings: ['site', 'station', 'lieu', 'parc', 'branch', 'location', 'office', 'agency name', "nom de l'agence"],
  },
  make: { label: { fr: 'Marque', en: 'Make' }, headings: ['constructeur', 'fabricant', 'brand', 'manufacturer'] },
  model: {
    label: { fr: 'Modèle', en: 'Model' },
    headings: ['type', 'version', 'désignation', 'dénomination commerciale'],
  },
  year: {
    label: { fr: 'Année', en: 'Year' },
    headings: ['millésime', 'année modèle', 'model year', 'année de mise en circulation', 'an'],
  },
  odometer: {
    label: { fr: 'Kilométrage', en: 'Odometer (km)' },
    headings: [
      'km',
      'kms',
      'kilomètres',
      'kilométrage actuel',
      'compteur',
      'relevé km',
      'mileage',
      'odometer',
      'kilometres',
      'kilometers',
    ],
  },
  vin: {
    label: { fr: 'N° de série (VIN)', en: 'VIN' },
    headings: [
      'n° de série',
      'châssis',
      'numéro de châssis',
      'n° vin',
      'code vin',
      'vin number',
      'chassis number',
      'serial number',
    ],
  },
  firstRegistrationDate: {
    label: { fr: '1re mise en circulation', en: 'First registered on' },
    headings: [
      'mise en circulation',
      'date de mise en circulation',
      '1ère mise en circulation',
      'première mise en circulation',
      'date de 1re mise en circulation',
      'date de 1ère mise en circulation',
      'date de première mise en circulation',
      'mec',
      'dmec',
      'date mec',
      'first registration',
      'first registration date',
      'date of first registration',
      'registration date',
    ],
  },
  fuel: { label: { fr: 'Carburant', en: 'Fuel' }, headings: ['énergie', 'energy', 'motorisation', 'fuel type'] },
  transmission: {
    label: { fr: 'Boîte de vitesses', en: 'Transmission' },
    headings: ['boîte', 'boîte vitesse', 'bv', 'gearbox', 'gears'],
  },
  seats: { label: { fr: 'Places', en: 'Seats' }, headings: ['nombre de places', 'nb places', 'sièges', 'seat count'] },
  color: { label: { fr: 'Couleur', en: 'Colour' }, headings: ['teinte', 'color', 'paint'] },
  hp: {
    label: { fr: 'Puissance (ch)', en: 'Power (hp)' },
    headings: ['ch', 'din', 'chevaux', 'puissance din', 'hp', 'horsepower'],
  },
  cv: {
    label: { fr: 'Puissance fiscale (CV)', en: 'Tax horsepower (CV)' },
    headings: ['cv', 'puissance fiscale', 'chevaux fiscaux', 'fiscal power', 'tax horsepower'],
  },
  fuelLevel: { label: { fr: 'Niveau de carburant', en: 'Fuel level' }, headings: ['jauge', 'niveau', 'gauge'] },
  schematicId: { label: { fr: 'Schéma', en: 'Drawing' }, headings: ['carrosserie', 'silhouette', 'body', 'body type'] },
  description: { label: { fr: 'Description', en: 'Description' }, headings: ['libellé'] },
  comments: {
    label: { fr: 'Commentaires', en: 'Comments' },
    headings: ['commentaire', 'remarques', 'observations', 'notes', 'note', 'comment', 'remarks'],
  },
} satisfies Record<string, Headings>
