import { z } from 'zod'
import { optionalLines, optionalText } from '../../kernel/field.ts'
import type { Language } from '../../kernel/language.ts'
import { Euros, formatEuros, Percent } from '../../kernel/money.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import { formatSiren, formatSiret, sirenOf } from './siret.ts'
import { isOfSiren, notOfSiren, VatNumber } from './vat-number.ts'

/** The forms that the company screen proposes; any other short text is accepted. */
export const legalForms = ['SARL', 'SAS', 'SASU', 'EURL', 'SA', 'EI']

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

/** Refuses a French VAT number of another SIREN than the company's. Throws `validation`. */
export function checkSellerNumbers(seller: {
  siret?: string | null | undefined
  vatNumber?: string | null | undefined
}): void {
  const { siret, vatNumber } = seller
  if (siret && vatNumber && !isOfSiren(vatNumber, sirenOf(siret))) {
    throw fieldProblem('vatNumber', 'vat_number', notOfSiren)
  }
}

/** Returns the name that papers print: a sole trader's is followed by « EI ». */
export function sellerName({ name, isSoleTrader }: Pick<Seller, 'name' | 'isSoleTrader'>): string {
  return isSoleTrader && !/\bEI$/.test(name) ? `${name} EI` : name
}

/**
 * Returns what papers print under a seller's address, one line each: the form and capital, the trade register, the
 * SIRET, the VAT number.
 */
export function sellerLines(
  seller: Pick<
    Seller,
    'legalForm' | 'shareCapital' | 'registryCity' | 'isSoleTrader' | 'vatNumber' | 'siret' | 'siren'
  >,
  language: Language,
): string[] {
  const { legalForm, shareCapital, registryCity, isSoleTrader, vatNumber, siret, siren } = seller
  const w = words[language]
  const capital = shareCapital === null ? null : w.capital(formatEuros(shareCapital, language))
  const form = [isSoleTrader ? null : legalForm, capital].filter(Boolean).join(' ')
  return [
    form,
    registryCity && ['RCS', registryCity, siren && formatSiren(siren)].filter(Boolean).join(' '),
    siret && `SIRET ${formatSiret(siret)}`,
    vatNumber && `${w.vat} ${vatNumber}`,
  ].flatMap((line) => line || [])
}

const words = {
  fr: { capital: (amount: string) => `au capital de ${amount}`, vat: 'N° TVA' },
  en: { capital: (amount: string) => `with a share capital of ${amount}`, vat: 'VAT no.' },
}
