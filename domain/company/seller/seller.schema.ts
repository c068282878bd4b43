import { z } from 'zod'
import { optionalLines, optionalText } from '../../kernel/field.ts'
import { Euros, Percent } from '../../kernel/money.schema.ts'
import { VatNumber } from './vat-number.schema.ts'

/** The details that a seller must state on invoices and contracts. */
export const SellerFields = z.object({
  /** SARL, SAS, EI…: free text. */
  legalForm: optionalText(60),
  /** In euros, as in the articles of association. */
  shareCapital: Euros.nullable(),
  /** The city of the trade register (RCS) that lists the company. */
  registryCity: optionalText(100),
  /** True for a sole trader, whose name is followed by « EI » (Code de commerce, art. R526-27). */
  isSoleTrader: z.boolean(),
  vatNumber: VatNumber.nullable(),
  /** The yearly percentage of late-payment penalties; null for the legal default, the ECB's rate plus 10 points. */
  lateFeeRate: Percent.nullable(),
  /** The consumer mediator: name and website (Code de la consommation, art. L616-1). */
  mediator: optionalLines(300),
  /** True when the company opted to pay VAT on debits (CGI, ann. II, art. 242 nonies A). */
  isVatOnDebits: z.boolean(),
})

/** The statements of a seller, as stored. */
export type Seller = z.output<typeof SellerFields> & { name: string; siret: string | null; siren: string | null }
