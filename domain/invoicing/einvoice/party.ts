import { sellerLines, sellerName } from '../../company/seller/seller.ts'
import type { InvoiceContent } from '../content.schema.ts'
import { postalAddressOf } from '../postal-address.ts'
import { element, type XmlElement } from './xml.ts'

/** Writes the seller (BG-4). Without a VAT number its SIREN identifies it for taxes. */
export function sellerParty({ seller, language }: InvoiceContent): XmlElement {
  const { siret, siren, vatNumber, phoneNumber, email, address } = seller
  const about = sellerLines({ ...seller, siret: null, vatNumber: null }, language).join(' – ')
  return element('ram:SellerTradeParty', [
    siret && element('ram:GlobalID', siret, { schemeID: '0009' }),
    element('ram:Name', sellerName(seller)),
    about && element('ram:Description', about),
    legalOrganization(siren),
    contact({ person: null, phoneNumber, email }),
    postalAddress(address),
    endpoint(siren),
    vatNumber ? taxRegistration(vatNumber, 'VA') : taxRegistration(siren ?? '', 'FC'),
  ])
}

/** Writes the customer who is billed (BG-7). */
export function buyerParty(content: InvoiceContent): XmlElement {
  const { name, contactName, siren, vatNumber, address, email } = content.buyer
  return element('ram:BuyerTradeParty', [
    element('ram:Name', name),
    legalOrganization(siren),
    contact({ person: contactName, phoneNumber: null, email }),
    postalAddress(address),
    endpoint(siren),
    vatNumber && taxRegistration(vatNumber, 'VA'),
  ])
}

function legalOrganization(siren: string | null): XmlElement {
  return element('ram:SpecifiedLegalOrganization', [element('ram:ID', siren ?? '', { schemeID: '0002' })])
}

type Contact = { person: string | null; phoneNumber: string | null; email: string | null }

function contact({ person, phoneNumber, email }: Contact): XmlElement | null {
  if (!person && !phoneNumber && !email) return null
  return element('ram:DefinedTradeContact', [
    person && element('ram:PersonName', person),
    phoneNumber &&
      element('ram:TelephoneUniversalCommunication', [
        element('ram:CompleteNumber', phoneNumber.replace(/^(?=[1-9]\d{7,}$)/, '+')),
      ]),
    email && element('ram:EmailURIUniversalCommunication', [element('ram:URIID', email)]),
  ])
}

/** Writes an address; the territories of the French VAT area are FR. */
function postalAddress(text: string | null): XmlElement {
  const { lines, postalCode, city } = postalAddressOf(text)
  const [one, two, three] = lines
  return element('ram:PostalTradeAddress', [
    postalCode && element('ram:PostcodeCode', postalCode),
    one && element('ram:LineOne', one),
    two && element('ram:LineTwo', two),
    three && element('ram:LineThree', three),
    city && element('ram:CityName', city),
    element('ram:CountryID', 'FR'),
  ])
}

/** Writes the address of a company in the directory of electronic invoices: its SIREN (BT-34, BT-49). */
function endpoint(siren: string | null): XmlElement {
  return element('ram:URIUniversalCommunication', [element('ram:URIID', siren ?? '', { schemeID: '0225' })])
}

function taxRegistration(id: string, scheme: 'VA' | 'FC'): XmlElement {
  return element('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID: scheme })])
}
