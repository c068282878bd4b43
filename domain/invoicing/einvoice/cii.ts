import { territories } from '../../company/territories.ts'
import type { LocalDate } from '../../kernel/time.schema.ts'
import { localDate } from '../../kernel/time.ts'
import type { InvoiceContent } from '../content.schema.ts'
import { isElectronic } from '../electronic.ts'
import type { InvoiceKind } from '../kind.schema.ts'
import { amount, day } from './amounts.ts'
import { tradeLine } from './line.ts'
import { notes } from './notes.ts'
import { buyerParty, sellerParty } from './party.ts'
import { vatBreakdown } from './vat-category.ts'
import { element, type XmlElement, xmlDocument } from './xml.ts'

/** The types of documents (UNTDID 1001). */
const typeCodes: Partial<Record<InvoiceKind, string>> = { invoice: '380', advance: '386', credit_note: '381' }

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

/**
 * Returns the electronic invoice of a frozen document, as Cross Industry Invoice in the profile EN 16931 with the
 * French rules BR-FR; null where `isElectronic` is false. Equal documents have equal texts.
 */
export function crossIndustryInvoice(content: InvoiceContent): string | null {
  const typeCode = typeCodes[content.kind]
  if (!typeCode || !isElectronic(content)) return null
  return xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:BusinessProcessSpecifiedDocumentContextParameter', [element('ram:ID', billingMode(content))]),
          element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', 'urn:cen.eu:en16931:2017')]),
        ]),
        element('rsm:ExchangedDocument', [
          element('ram:ID', content.number ?? ''),
          element('ram:TypeCode', typeCode),
          day('ram:IssueDateTime', content.issuedOn),
          ...notes(content),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...content.lines.map((line, index) => tradeLine(line, index + 1, content.language)),
          element('ram:ApplicableHeaderTradeAgreement', [
            sellerParty(content),
            buyerParty(content),
            element('ram:ContractReferencedDocument', [element('ram:IssuerAssignedID', content.rental.publicId)]),
          ]),
          element('ram:ApplicableHeaderTradeDelivery', []),
          settlement(content),
        ]),
      ],
      namespaces,
    ),
  )
}

/** Returns the billing mode of services (BT-23): S4 after an advance, S2 for a document paid in full, else S1. */
function billingMode({ kind, lines, totals, paidCents }: InvoiceContent): 'S1' | 'S2' | 'S4' {
  if (lines.some(({ source }) => source.of === 'advance')) return 'S4'
  return kind !== 'credit_note' && totals.totalCents > 0 && paidCents === totals.totalCents ? 'S2' : 'S1'
}

function settlement(content: InvoiceContent): XmlElement {
  const { kind, number, vat, totals, paidCents, rental, corrects, advances } = content
  const before = corrects ? [corrects] : advances
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', number ?? ''),
    element('ram:InvoiceCurrencyCode', 'EUR'),
    ...vat.map((sum) => vatBreakdown(sum, content)),
    kind !== 'advance' &&
      element('ram:BillingSpecifiedPeriod', [
        day('ram:StartDateTime', localDate(rental.start, rental.departureAgency.timezone)),
        day('ram:EndDateTime', localDate(rental.end, rental.arrivalAgency.timezone)),
      ]),
    element('ram:SpecifiedTradePaymentTerms', [day('ram:DueDateDateTime', dueDay(content))]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      element('ram:LineTotalAmount', amount(totals.beforeVatCents)),
      element('ram:TaxBasisTotalAmount', amount(totals.beforeVatCents)),
      element('ram:TaxTotalAmount', amount(totals.vatCents), { currencyID: 'EUR' }),
      element('ram:GrandTotalAmount', amount(totals.totalCents)),
      element('ram:TotalPrepaidAmount', amount(paidCents)),
      element('ram:DuePayableAmount', amount(totals.totalCents - paidCents)),
    ]),
    ...before.map((document) =>
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', document.number),
        day('ram:FormattedIssueDateTime', document.issuedOn, 'qdt'),
      ]),
    ),
  ])
}

/** Returns the day of the last payment of a document paid in full, else its last day of payment (rule BR-FR-CO-07). */
function dueDay(content: InvoiceContent): LocalDate {
  const { issuedOn, dueOn, payments, seller } = content
  const { timezone } = territories[seller.countryCode]
  const paidOn = payments.filter(({ amountCents }) => amountCents > 0).map(({ at }) => localDate(at, timezone))
  const last = paidOn.toSorted().at(-1)
  if (last && billingMode(content) === 'S2') return last
  if (dueOn < issuedOn) return issuedOn
  return dueOn
}
