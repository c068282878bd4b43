import type { Language } from '../../kernel/language.schema.ts'
import { formatEuros } from '../../kernel/money.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import type { Seller } from './seller.schema.ts'
import { formatSiren, formatSiret, sirenOf } from './siret.ts'
import { isOfSiren, notOfSiren } from './vat-number.ts'

/** The forms that the company screen proposes; any other short text is accepted. */
export const legalForms = ['SARL', 'SAS', 'SASU', 'EURL', 'SA', 'EI']

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
