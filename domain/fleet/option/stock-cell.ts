import { readName } from '../../imports/cells.ts'
import type { ImportField } from '../../imports/kind.ts'
import type { TableCell } from '../../kernel/table/table-file.ts'
import { guillemets } from '../../kernel/text.ts'
import { readWhole } from '../../kernel/typed-number.ts'
import type { Option } from './option.schema.ts'
import { optionLabels } from './option.ts'

type Agency = { id: number; name: string }

/** Returns the field of the stock of an option at each agency. */
export function stockField(agencies: readonly Agency[]): ImportField {
  return {
    key: 'stocks',
    label: optionLabels.stocks,
    headings: ['stock', 'stocks', 'quantité', 'quantité en stock', 'quantity', 'quantity in stock', 'in stock'],
    isRequired: false,
    read: (text) => readStocks(text, agencies),
    refusal: isNoStock,
  }
}

/**
 * Reads a number for each agency: `Aéroport = 4; Port = 2`, or one number where there is one agency. Text that is
 * neither is returned unchanged, so that the refusal can name it.
 */
function readStocks(text: string, agencies: readonly Agency[]): { agencyId: number; quantity: number }[] | string {
  const names = agencies.map(({ id, name }) => [id, [name]] as const)
  const [only, ...others] = agencies
  const stocks = text
    .split(';')
    .filter((one) => one.trim())
    .map((one) => {
      const at = one.lastIndexOf('=')
      const agencyId = at < 0 && others.length === 0 ? only?.id : readName(one.slice(0, at).trim(), names)
      return { agencyId, quantity: readWhole(one.slice(at + 1).trim()) }
    })
  const isRead = stocks.every(({ agencyId, quantity }) => typeof agencyId === 'number' && typeof quantity === 'number')
  return isRead ? (stocks as { agencyId: number; quantity: number }[]) : text
}

/** Writes the stock at each agency as the import reads it; null where none is counted. */
export function stockCell(stocks: Option['stocks']): TableCell {
  return stocks.map(({ agency, quantity }) => `${agency.name} = ${quantity}`).join('; ') || null
}

function isNoStock(text: string) {
  return {
    fr: `${guillemets(text)} n’est pas un nombre par agence («\u00a0Aéroport = 4; Port = 2\u00a0»).`,
    en: `'${text}' is not a number for each agency ('Airport = 4; Harbour = 2').`,
  }
}
