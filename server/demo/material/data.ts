import type { AgencyCreation } from '@filao/domain/company/agency.schema'
import type { DayOfWeek, OpeningHours } from '@filao/domain/company/opening-hours.schema'
import type { CategoryCreation } from '@filao/domain/fleet/category/category.schema'
import type { OptionCreation } from '@filao/domain/fleet/option/option.schema'
import type { bodies } from './drawings.ts'

/** The time zone of every agency. */
export const timezone = 'America/Guadeloupe'

const week: DayOfWeek[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const open = (days: DayOfWeek[], openTimeMinutes: number, closeTimeMinutes: number): OpeningHours[] =>
  days.map((dayOfWeek) => ({ dayOfWeek, openTimeMinutes, closeTimeMinutes }))

/** The seasons of every agency, each with the place of its prices in those of a category. */
export const seasons = [
  { start: '12-15', end: '04-15', userLabel: 'Haute saison', userLabelEn: 'High season', prices: 0 },
  { start: '04-16', end: '06-30', userLabel: 'Basse saison', userLabelEn: 'Low season', prices: 1 },
  { start: '07-01', end: '08-31', userLabel: 'Vacances d’été', userLabelEn: 'Summer', prices: 2 },
  { start: '09-01', end: '12-14', userLabel: 'Arrière-saison', userLabelEn: 'Autumn', prices: 1 },
] as const
const agencySeasons = seasons.map(({ prices: _, ...season }) => season)

/** Three agencies of Guadeloupe. */
export const agencies: AgencyCreation[] = [
  {
    name: 'Aéroport Pôle Caraïbes',
    address: 'Aérogare Guy Tirolien',
    postalCode: '97139',
    city: 'Les Abymes',
    geolocation: { latitude: 16.2653, longitude: -61.5317 },
    openingHours: open([...week, 'saturday', 'sunday'], 360, 1320),
    seasons: agencySeasons,
  },
  {
    name: 'Pointe-à-Pitre Centre',
    address: '12 rue Frébault',
    postalCode: '97110',
    city: 'Pointe-à-Pitre',
    geolocation: { latitude: 16.2411, longitude: -61.5361 },
    openingHours: [...open(week, 480, 720), ...open(week, 840, 1080), ...open(['saturday'], 480, 750)],
    seasons: agencySeasons,
  },
  {
    name: 'Saint-François Marina',
    address: 'Avenue de l’Europe',
    postalCode: '97118',
    city: 'Saint-François',
    geolocation: { latitude: 16.2522, longitude: -61.2661 },
    openingHours: open([...week, 'saturday'], 480, 1080),
    seasons: agencySeasons,
  },
]

type Model = { make: string; model: string; seats: number; fuel: string; transmission: string }
type DemoCategory = CategoryCreation & {
  /** The price of a day in each season, from 1, 3, 7 and 14 days on. */
  prices: [high: number[], low: number[], summer: number[]]
  vehicles: number
  /** The drawing on which damages of its vehicles are marked. */
  schematicId: number
  /** The drawing that is the photo of its models. */
  body: keyof typeof bodies
  models: Model[]
}

const model = (make: string, name: string, seats = 5, fuel = 'Essence', transmission = 'Manuelle'): Model => ({
  make,
  model: name,
  seats,
  fuel,
  transmission,
})

/** Seven categories with their prices and models. The places of vehicles in the fleet follow their order. */
export const categories: DemoCategory[] = [
  {
    code: 'A',
    schematicId: 1,
    body: 'mini',
    name: 'Mini citadine',
    nameEn: 'Mini',
    securityDepositAmount: 600,
    waiverAmount: 900,
    preparationDurationMinutes: 60,
    prices: [
      [49, 45, 39, 34],
      [32, 29, 25, 22],
      [38, 35, 30, 26],
    ],
    vehicles: 10,
    models: [model('Kia', 'Picanto', 4), model('Hyundai', 'i10', 4), model('Toyota', 'Aygo X', 4)],
  },
  {
    code: 'B',
    schematicId: 1,
    body: 'city',
    name: 'Citadine',
    nameEn: 'City car',
    securityDepositAmount: 800,
    waiverAmount: 1100,
    preparationDurationMinutes: 60,
    prices: [
      [57, 52, 45, 39],
      [38, 34, 29, 26],
      [45, 41, 35, 31],
    ],
    vehicles: 11,
    models: [model('Renault', 'Clio'), model('Peugeot', '208'), model('Dacia', 'Sandero')],
  },
  {
    code: 'C',
    schematicId: 1,
    body: 'compact',
    name: 'Compacte',
    nameEn: 'Compact',
    securityDepositAmount: 900,
    waiverAmount: 1300,
    preparationDurationMinutes: 60,
    prices: [
      [69, 63, 55, 48],
      [46, 42, 36, 32],
      [55, 50, 43, 38],
    ],
    vehicles: 6,
    models: [model('Peugeot', '308', 5, 'Diesel'), model('Renault', 'Mégane E-Tech', 5, 'Électrique', 'Automatique')],
  },
  {
    code: 'D',
    schematicId: 4,
    body: 'suv',
    name: 'SUV',
    description: 'Pour les routes de la Basse-Terre et les plages du bout du monde.',
    descriptionEn: 'For the roads of Basse-Terre and the beaches at the end of the world.',
    securityDepositAmount: 1200,
    waiverAmount: 1600,
    preparationDurationMinutes: 240,
    prices: [
      [84, 77, 67, 59],
      [58, 53, 46, 41],
      [68, 62, 54, 48],
    ],
    vehicles: 7,
    models: [
      model('Dacia', 'Duster', 5, 'Diesel'),
      model('Peugeot', '2008'),
      model('Toyota', 'Yaris Cross', 5, 'Hybride essence', 'Automatique'),
    ],
  },
  {
    code: 'E',
    schematicId: 3,
    body: 'family',
    name: 'Familiale 7 places',
    nameEn: '7-seater',
    securityDepositAmount: 1300,
    waiverAmount: 1800,
    preparationDurationMinutes: 240,
    minimumRentalDurationMinutes: 2880,
    prices: [
      [98, 90, 79, 69],
      [69, 63, 55, 49],
      [80, 73, 64, 57],
    ],
    vehicles: 2,
    models: [model('Dacia', 'Jogger', 7), model('Citroën', 'Berlingo XL', 7, 'Diesel')],
  },
  {
    code: 'U',
    schematicId: 5,
    body: 'van',
    name: 'Utilitaire',
    nameEn: 'Van',
    securityDepositAmount: 1300,
    waiverAmount: 1800,
    preparationDurationMinutes: 60,
    prices: [
      [79, 73, 64, 57],
      [69, 63, 55, 49],
      [74, 68, 60, 53],
    ],
    vehicles: 1,
    models: [model('Renault', 'Trafic', 3, 'Diesel')],
  },
  {
    code: 'F',
    schematicId: 7,
    body: 'convertible',
    name: 'Cabriolet',
    nameEn: 'Convertible',
    securityDepositAmount: 1500,
    waiverAmount: 2000,
    preparationDurationMinutes: 240,
    prices: [
      [89, 82, 72, 64],
      [62, 57, 50, 44],
      [72, 66, 58, 51],
    ],
    vehicles: 3,
    models: [model('Fiat', '500C', 4), model('Mini', 'Cabrio', 4, 'Essence', 'Automatique')],
  },
]

export const tiers = [1, 3, 7, 14]

/** Options rented along with a vehicle. */
export const options: OptionCreation[] = [
  {
    name: 'Siège enfant',
    nameEn: 'Child seat',
    description: 'De 9 mois à 4 ans',
    descriptionEn: 'From 9 months to 4 years',
    price: 0,
    dailyPrice: 4,
    maxQuantity: 3,
  },
  { name: 'Second conducteur', nameEn: 'Additional driver', price: 20, dailyPrice: 0 },
  { name: 'GPS', price: 0, dailyPrice: 5, maxAmount: 50 },
  {
    name: 'Livraison à l’hôtel',
    nameEn: 'Hotel delivery',
    description: 'Grande-Terre uniquement',
    descriptionEn: 'Grande-Terre only',
    price: 25,
    dailyPrice: 0,
  },
]

/** The covers, with the share of the category's excess that each leaves. */
export const covers = [
  { name: 'Rachat partiel de franchise', nameEn: 'Excess reduction', dailyPrice: 9, leaves: 0.5 },
  { name: 'Rachat total de franchise', nameEn: 'Full cover', dailyPrice: 17, leaves: 0 },
]

export const colors = ['Blanc', 'Gris', 'Noir', 'Bleu', 'Rouge', 'Vert']
