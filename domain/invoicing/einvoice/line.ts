import type { Language } from '../../kernel/language.schema.ts'
import { locales } from '../../kernel/language.ts'
import type { InvoiceLine } from '../line.schema.ts'
import { amount, price, quantity } from './amounts.ts'
import { lineVat } from './vat-category.ts'
import { element, type XmlElement } from './xml.ts'

/**
 * Writes a line (BG-25). The net price is the frozen amount divided by the quantity, so that price times quantity is
 * the amount to the cent; a price may not be negative, so an amount taken off has a negative quantity.
 */
export function tradeLine(line: InvoiceLine, position: number, language: Language): XmlElement {
  const { label, discountPercent, vatRate, amountCents, unitPriceCents } = line
  const billed = line.quantity * amountCents < 0 ? -line.quantity : line.quantity
  const net = Math.round((amountCents / billed) * 10_000) + 0
  const gross = Math.round(unitPriceCents * 10_000)
  const isReduced = discountPercent > 0 && gross > net
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', `${position}`)]),
    element('ram:SpecifiedTradeProduct', [
      element('ram:Name', label),
      isReduced && element('ram:Description', reduction(discountPercent, language)),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      isReduced &&
        element('ram:GrossPriceProductTradePrice', [
          element('ram:ChargeAmount', price(gross)),
          element('ram:AppliedTradeAllowanceCharge', [
            element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
            element('ram:ActualAmount', price(gross - net)),
          ]),
        ]),
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', price(net))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', quantity(billed), { unitCode: 'C62' })]),
    element('ram:SpecifiedLineTradeSettlement', [
      lineVat(vatRate),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', amount(amountCents)),
      ]),
    ]),
  ])
}

function reduction(percent: number, language: Language): string {
  const text = percent.toLocaleString(locales[language])
  return language === 'fr' ? `Remise ${text}\u00a0%` : `Discount ${text}%`
}
