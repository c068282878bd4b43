import type { Seller } from '../../company/seller/seller.schema.ts'
import type { Customer } from '../../customers/customer.schema.ts'
import { billingAddressOf, customerName, isInFrance } from '../../customers/name/person.ts'
import type { Sentence } from '../../kernel/language.ts'
import { ofName } from '../../kernel/text.ts'
import { countryOfAddress, isInVatArea } from '../../pricing/vat/vat-area.ts'
import type { Lack, Mend } from './conditions/lack.ts'

/** The parts of an invoice that its law asks for: the seller, the one who is billed, and the place of the service. */
export type InvoiceParties = {
  company: Pick<Seller, 'siret' | 'legalForm' | 'shareCapital' | 'registryCity' | 'isSoleTrader' | 'vatNumber'> & {
    address: string | null
    vatRate: number | null
    mediator: string | null
  }
  buyer: Pick<
    Customer,
    | 'id'
    | 'kind'
    | 'companyName'
    | 'firstName'
    | 'lastName'
    | 'siren'
    | 'vatNumber'
    | 'billingAddress'
    | 'address'
    | 'postalCode'
    | 'city'
  >
  departureAgency: { id: number; name: string; address: string | null; city: string | null }
  /** The instants at which the rental begins and ends. */
  rental: { start: string; end: string }
}

/**
 * Lists the mentions that an invoice to this buyer would lack, with the screen and the field that add each (CGI, ann.
 * II, art. 242 nonies A; Code de commerce, art. R123-237 and L441-9; Code de la consommation, art. L616-1). A company
 * in France also needs a SIREN for its electronic invoice (EN 16931 with the rules BR-FR).
 */
export function invoiceLacks({ company, buyer, departureAgency, rental }: InvoiceParties): Lack[] {
  return [
    ...lacksOfSeller(company, buyer.kind === 'company'),
    ...lacksOfBuyer(buyer),
    ...lacksOfPlace(departureAgency),
    ...(buyer.kind === 'company' && isLongHire(rental) ? [longHire(buyer.id)] : []),
  ]
}

/** Hire of more than 30 days to a company is taxed where the customer is, not where it leaves (CGI, art. 259 A, 1°). */
function isLongHire({ start, end }: InvoiceParties['rental']): boolean {
  return Date.parse(end) - Date.parse(start) > 30 * 86_400_000
}

function longHire(id: number): Lack {
  return {
    key: `invoice.customer.${id}.longHire`,
    severity: 'advised',
    sentence: {
      fr: 'À vérifier\u202f: louée plus de 30 jours à une entreprise, la TVA est celle du pays du client (CGI, art. 259 A, 1°)',
      en: 'To check: rented to a company for more than 30 days, VAT is that of the customer’s country (CGI, art. 259 A, 1°)',
    },
    mend: { kind: 'customer', id, field: 'billingAddress' },
  }
}

type Wanted = [field: string, severity: Lack['severity'], value: unknown, sentence: Sentence]

/** Forms with a capital that papers state (Code de commerce, art. R123-238). */
const withCapital = /^(SARL|EURL|SASU?|SA|SCA)\b/i

function lacksOfSeller(company: InvoiceParties['company'], isToCompany: boolean): Lack[] {
  const { address, siret, legalForm, shareCapital, registryCity, isSoleTrader, vatRate, vatNumber, mediator } = company
  const hasCapital = !isSoleTrader && withCapital.test(legalForm ?? '')
  return missing({ kind: 'company' }, 'company', [
    ['address', 'legal', address, { fr: 'L’adresse de votre entreprise', en: 'Your company’s address' }],
    ['siret', 'legal', siret, { fr: 'Le SIRET de votre entreprise', en: 'Your company’s SIRET number' }],
    [
      'legalForm',
      'legal',
      legalForm || isSoleTrader,
      { fr: 'La forme juridique de votre entreprise', en: 'Your company’s legal form' },
    ],
    [
      'shareCapital',
      'legal',
      shareCapital !== null || !hasCapital,
      { fr: 'Le capital de votre société', en: 'Your company’s share capital' },
    ],
    [
      'registryCity',
      'legal',
      registryCity || isSoleTrader,
      { fr: 'La ville de votre immatriculation au RCS', en: 'The city of your trade register (RCS)' },
    ],
    ['vatNumber', 'legal', vatNumber || vatRate === null, { fr: 'Votre numéro de TVA', en: 'Your VAT number' }],
    [
      'mediator',
      'legal',
      mediator || isToCompany,
      { fr: 'Votre médiateur de la consommation', en: 'Your consumer mediator' },
    ],
  ])
}

function lacksOfBuyer(buyer: InvoiceParties['buyer']): Lack[] {
  const name = customerName({ ...buyer, title: null })
  const of = ({ fr, en }: Sentence): Sentence => ({ fr: `${fr} ${ofName(name)}`, en: `${en} (${name})` })
  const { address, postalCode, city } = billingAddressOf(buyer)
  const isCompany = buyer.kind === 'company'
  const countryCode = buyer.billingAddress?.countryCode ?? null
  const isInArea = isInVatArea(countryOfAddress({ countryCode, postalCode }))
  const isFrenchCompany = isCompany && isInArea && isInFrance({ countryCode, vatNumber: buyer.vatNumber })
  const siren = {
    fr: `Le SIREN ${ofName(name)}, pour sa facture électronique`,
    en: `The SIREN number (${name}), for its electronic invoice`,
  }
  const fullAddress = of({ fr: 'L’adresse complète', en: 'The full address' })
  const field = buyer.billingAddress ? 'billingAddress' : 'address'
  return missing({ kind: 'customer', id: buyer.id }, `customer.${buyer.id}`, [
    ['lastName', 'legal', buyer.lastName || isCompany, of({ fr: 'Le nom de famille', en: 'The last name' })],
    [field, 'legal', address && postalCode && city, fullAddress],
    ['siren', 'advised', buyer.siren || !isFrenchCompany, siren],
    ['vatNumber', 'advised', buyer.vatNumber || !isCompany, of({ fr: 'Le numéro de TVA', en: 'The VAT number' })],
  ])
}

function lacksOfPlace({ id, name, address, city }: InvoiceParties['departureAgency']): Lack[] {
  const sentence = { fr: `L’adresse de l’agence ${name}`, en: `The address of ${name}` }
  return missing({ kind: 'agency', id }, `agency.${id}`, [['address', 'legal', address && city, sentence]])
}

function missing(mend: Mend, prefix: string, wanted: Wanted[]): Lack[] {
  return wanted
    .filter(([, , value]) => !value)
    .map(([field, severity, , sentence]) => ({
      key: `invoice.${prefix}.${field}`,
      severity,
      sentence,
      mend: { ...mend, field },
    }))
}
