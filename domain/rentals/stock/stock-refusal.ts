import { formatDateTime } from '../../kernel/date-text.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import { Problem } from '../../kernel/problem.ts'
import { guillemets } from '../../kernel/text.ts'
import type { StockLeft } from './stock-left.ts'

/** An option that an agency has too few of, and how many are left there. */
type TooFew = StockLeft & { name: string; agency: { name: string; timezone: string } }

/**
 * Returns the refusal of more of an option than its agency has left, at the field `path`: how many are left, when the
 * next one comes back by the agency's clock, and how many are overdue.
 */
export function optionTaken(path: string, option: TooFew): Problem {
  const { name, agency, left, nextReturn, overdue } = option
  const message: Sentence = {
    fr: `${guillemets(name)}\u202f: ${leftIn.fr(left)} à l’agence ${guillemets(agency.name)} pendant cette période${detailsIn('fr', option)}.`,
    en: `'${name}': ${leftIn.en(left)} at '${agency.name}' during this period${detailsIn('en', option)}.`,
  }
  return new Problem('option_taken', message, {
    fields: [{ path, code: 'taken', message }],
    data: { option: { name, left, nextReturn, overdue } },
  })
}

const leftIn = {
  fr: (left: number) => (left === 0 ? 'il n’en reste aucun' : `il en reste ${left}`),
  en: (left: number) => (left === 0 ? 'none is left' : `${left} left`),
}

const details = {
  fr: {
    next: (date: string) => `le prochain revient le ${date}`,
    overdue: (count: number) => (count === 1 ? '1 est en retard' : `${count} sont en retard`),
  },
  en: {
    next: (date: string) => `the next one comes back on ${date}`,
    overdue: (count: number) => (count === 1 ? '1 is overdue' : `${count} are overdue`),
  },
}

function detailsIn(language: Language, { nextReturn, overdue, agency }: TooFew): string {
  const said = [
    ...(nextReturn ? [details[language].next(formatDateTime(nextReturn, agency.timezone, language))] : []),
    ...(overdue > 0 ? [details[language].overdue(overdue)] : []),
  ]
  return said.length > 0 ? ` (${said.join(', ')})` : ''
}
