import { territories } from '@filao/domain/company/territories'
import type { FineLetter } from '@filao/domain/fines/letter'
import { Problem } from '@filao/domain/kernel/problem'
import { localDate } from '@filao/domain/kernel/time'
import { loadCompany } from '#features/company/public'
import { listCustomersById } from '#features/customers/public'
import { logoInline } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'
import type { Files } from '#platform/files/files'
import { renderLetter } from '#platform/pdf/document'
import { type Print, plainName } from '#platform/pdf/print'
import { loadFine } from './fine-queries.ts'

/** Loads the letter that tells the driver about a notice. 404 for a notice of which no driver is known. */
export async function loadLetter(tx: Tx, companyId: number, id: number, now: string): Promise<FineLetter> {
  const fine = await loadFine(tx, companyId, id)
  const company = await loadCompany(tx, companyId)
  const driverIds = fine.driverId === null ? [] : [fine.driverId]
  const [driver] = await listCustomersById(tx, companyId, driverIds, { withArchived: true })
  if (!driver) {
    throw new Problem('not_found', {
      fr: 'Cette contravention n’a pas encore de conducteur\u202f: désignez-le pour imprimer sa lettre.',
      en: 'This fine has no driver yet: name the driver to print the letter.',
    })
  }
  const { timezone } = territories[company.countryCode]
  return { fine, company, driver, writtenOn: localDate(now, timezone) }
}

/** Describes the print of a letter. */
export function letterPrint(files: Files, letter: FineLetter): Print {
  const word = letter.driver.language === 'fr' ? 'Contravention' : 'Fine'
  return {
    fileName: `${plainName(`${word} ${letter.fine.noticeNumber ?? letter.fine.id}`)}.pdf`,
    makePage: async (companyId) => {
      const { logoUrl } = letter.company
      const company = { ...letter.company, logoUrl: logoUrl && (await logoInline(files, logoUrl)) }
      return await renderLetter(companyId, { ...letter, company })
    },
  }
}
