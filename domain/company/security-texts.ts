import type { Sentence } from '../kernel/language.ts'
import type { Company } from './company.schema.ts'
import type { SecurityTexts } from './security-texts.schema.ts'

/** The words of a company that has none of its own: they promise nothing that its terms may not hold. */
export const neutralTexts: SecurityTexts = {
  deposit: {
    fr: 'Restituée selon les conditions de location',
    en: 'Returned as set out in the rental terms',
  },
  waiver: {
    fr: 'Part des dommages à la charge du locataire, selon les conditions de location',
    en: 'Share of damage payable by the customer, as set out in the rental terms',
  },
}

type OwnTexts = Pick<Company, 'depositText' | 'depositTextEnglish' | 'waiverText' | 'waiverTextEnglish'>

/** Returns the company's own words, otherwise neutral ones; French words without an English form serve both. */
export function securityTexts(company: OwnTexts): SecurityTexts {
  return {
    deposit: ownOr(company.depositText, company.depositTextEnglish, neutralTexts.deposit),
    waiver: ownOr(company.waiverText, company.waiverTextEnglish, neutralTexts.waiver),
  }
}

function ownOr(french: string | null, english: string | null, neutral: Sentence): Sentence {
  return { fr: french ?? neutral.fr, en: english ?? french ?? neutral.en }
}
