import type { Random } from './random.ts'

/** A place where customers live, with the names and the phone numbers that are usual there. */
type Home = {
  city: string
  postalCode: string
  countryCode: string
  language: 'fr' | 'en'
  names: { first: readonly string[]; last: readonly string[] }
  /** The first digits of numbers, with the country code; `digits` random ones follow. */
  phones: readonly string[]
  digits: number
}

/** A customer as drawn: every field that the demo fills in. */
export type DrawnPerson = Omit<Home, 'names' | 'phones' | 'digits'> & {
  firstName: string
  lastName: string
  email: string
  phoneNumbers: string[]
  birthDate: string
  drivingLicenseNumber: string
  drivingLicenseIssuedOn: string
  drivingLicenseCountryCode: string
  drivingLicenseCategories: string
}

const words = (text: string): readonly string[] => text.split(' ')

const caribbean = {
  first: words(
    'Anaïs Béatrice Chloé Corinne Daniella Éliane Fabienne Gladys Ingrid Josiane Karine Laëtitia Ludivine Lydie Magali Marie-Line Mirella Murielle Nadège Océane Prisca Rosélia Sandrine Soraya Tatiana Viviane Yolande Alex Cédric Didier Dimitri Fabrice Frantz Garry Harry Hervé Jean-Marc Jimmy Joël Kévin Loïc Ludovic Marius Max Mickaël Olivier Patrick Rodrigue Rony Steeve Teddy Thierry Willy Yannick',
  ),
  last: words(
    'Abidos Arbau Baltus Barfleur Bélaye Bénard Bordelais Cabrera Célestine Chadru Coco Cornano Damas Dorval Édinval Étienne Flessel Galas Gamess Gédéon Hibade Hilaire Isidore Jasmin Jean-Louis Joachim Kancel Labry Lacrosse Louisy Manicom Marcin Marival Mathurin Merlo Nagau Nestor Noël Opheltès Pérumal Placide Polydor Quionquion Ramassamy Régis Roseau Sainsily Soubdhou Tacita Urbino Vaïtilingon Virapin Ysaye Zandronis Zénon',
  ),
}
const mainland = {
  first: words(
    'Camille Claire Élodie Emma Hélène Inès Julie Léa Lucie Manon Marion Noémie Pauline Sarah Sophie Alexandre Antoine Baptiste Clément Étienne Guillaume Hugo Julien Lucas Mathieu Nicolas Paul Quentin Romain Vincent',
  ),
  last: words(
    'Aubert Barbier Blanchard Chevalier Colin Dupuis Durand Fontaine Garnier Girard Guérin Henry Lambert Lefèvre Lemoine Marchand Masson Mercier Meunier Moreau Perrin Petit Renaud Rivière Rousseau Roussel Schmitt Vasseur Vidal',
  ),
}
const belgian = {
  first: words('Amandine Céline Charlotte Elise Margaux Nathalie Arnaud Benoît Cédric Maxime Olivier Simon Wout'),
  last: words('Claes Delvaux Dubois Goossens Jacobs Janssens Lambrechts Maes Peeters Renard Willems Wouters'),
}
const german = {
  first: words('Anna Julia Katrin Lena Sabine Andreas Florian Jonas Markus Stefan Tobias'),
  last: words('Becker Fischer Hoffmann Koch Müller Richter Schäfer Schneider Wagner Weber Zimmermann'),
}
const canadian = {
  first: words('Audrey Geneviève Isabelle Mélanie Valérie Félix Marc-André Maxime Samuel Simon'),
  last: words('Bélanger Bouchard Côté Gagnon Gauthier Lavoie Pelletier Roy Tremblay Villeneuve'),
}
const american = {
  first: words('Abigail Emily Grace Hannah Madison Andrew Brandon Daniel Ethan Tyler'),
  last: words('Anderson Brooks Carter Hughes Mitchell Parker Sullivan Turner Walker Young'),
}

/**
 * Numbers of Guadeloupe and Martinique, mobile and landline: no range is known to be reserved for fiction there, nor in
 * Belgium. Those of the other countries are reserved for films: in France by the ARCEP, in Germany by the
 * Bundesnetzagentur, in North America 555-0100 to 555-0199.
 */
const island = {
  countryCode: 'GP',
  language: 'fr' as const,
  names: caribbean,
  phones: ['59069030', '59069040', '59069128', '59069130', '59059082', '59059089'],
  digits: 4,
}
const france = { countryCode: 'FR', language: 'fr' as const, names: mainland, digits: 4 }

/** Customers of the islands. */
const locals: readonly Home[] = [
  { city: 'Les Abymes', postalCode: '97139', ...island },
  { city: 'Baie-Mahault', postalCode: '97122', ...island },
  { city: 'Le Gosier', postalCode: '97190', ...island },
  { city: 'Sainte-Anne', postalCode: '97180', ...island },
  { city: 'Basse-Terre', postalCode: '97100', ...island },
  {
    ...island,
    city: 'Fort-de-France',
    postalCode: '97200',
    countryCode: 'MQ',
    phones: ['59669630', '59669640'],
  },
]

/** Customers who come to the islands for a stay. */
const visitors: readonly Home[] = [
  { city: 'Paris', postalCode: '75011', phones: ['3363998', '3319900'], ...france },
  { city: 'Nantes', postalCode: '44000', phones: ['3363998', '3326191'], ...france },
  { city: 'Strasbourg', postalCode: '67000', phones: ['3363998', '3335301'], ...france },
  { city: 'Lyon', postalCode: '69003', phones: ['3363998', '3346571'], ...france },
  { city: 'Bordeaux', postalCode: '33000', phones: ['3363998', '3353649'], ...france },
  { city: 'Lille', postalCode: '59800', phones: ['3363998'], ...france },
  {
    city: 'Bruxelles',
    postalCode: '1000',
    countryCode: 'BE',
    language: 'fr',
    names: belgian,
    phones: ['3247099', '3247500'],
    digits: 4,
  },
  {
    city: 'Köln',
    postalCode: '50667',
    countryCode: 'DE',
    language: 'en',
    names: german,
    phones: ['49171392000'],
    digits: 2,
  },
  {
    city: 'Montréal',
    postalCode: 'H2X 1Y4',
    countryCode: 'CA',
    language: 'fr',
    names: canadian,
    phones: ['151455501', '143855501'],
    digits: 2,
  },
  {
    city: 'Boston',
    postalCode: '02108',
    countryCode: 'US',
    language: 'en',
    names: american,
    phones: ['161755501', '121255501'],
    digits: 2,
  },
]

/**
 * Draws people one after the other; no two have the same first and last name, or the same e-mail address. Where the
 * names become rare, people have a double last name.
 */
export function peopleDrawer(random: Random): (kind: 'local' | 'visitor') => DrawnPerson {
  const taken = new Set<string>()
  const draw = (kind: 'local' | 'visitor', attempts = 0): DrawnPerson => {
    const { names, phones, digits, ...home } = random.pick(kind === 'local' ? locals : visitors)
    const firstName = random.pick(names.first)
    const last = random.pick(names.last)
    const lastName = attempts < 4 ? last : `${last}-${random.pick(names.last)}`
    const address = `${plain(firstName)}.${plain(lastName)}`
    if (taken.has(address)) return draw(kind, attempts + 1)
    taken.add(address)
    const born = random.between(1955, 2001)
    return {
      firstName,
      lastName,
      ...home,
      email: `${address}@${random.pick(['mail', 'courriel', 'poste'])}.example`,
      phoneNumbers: [random.pick(phones) + String(random.between(0, 10 ** digits - 1)).padStart(digits, '0')],
      birthDate: dayOf(born, random),
      drivingLicenseNumber: `${random.between(10, 99)}AB${random.between(10_000, 99_999)}`,
      drivingLicenseIssuedOn: dayOf(random.between(Math.max(born + 19, 1990), 2022), random),
      drivingLicenseCountryCode: kind === 'local' ? 'FR' : home.countryCode,
      drivingLicenseCategories: 'B',
    }
  }
  return (kind) => draw(kind)
}

/** Returns a name in the form it has in an e-mail address. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
}

function dayOf(year: number, random: Random): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`
}
