import { readName } from '../../imports/cells.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { TableCell } from '../../kernel/table/table-file.ts'
import { guillemets } from '../../kernel/text.ts'
import { readEuros } from '../../kernel/typed-number.ts'
import type { CoverAmounts } from './cover-amounts.schema.ts'

type Category = { id: number; code: string; name: string }

/** Returns the amount for a category; null where none is stated. */
export function amountIn(amounts: CoverAmounts | undefined, categoryId: number): number | null {
  if (amounts === undefined || typeof amounts === 'number') return amounts ?? null
  return amounts.find((one) => one.categoryId === categoryId)?.amount ?? null
}

/** Returns the categories that the amounts name, which the cover is for even where no other cell names them. */
export function namedIn(amounts: CoverAmounts | undefined): { categoryId: number }[] {
  return Array.isArray(amounts) ? amounts : []
}

/**
 * Reads one amount, or an amount for each category: `B = 300; C = 500`. Text that is neither is returned unchanged, so
 * that the refusal can name it.
 */
export function readCoverAmounts(text: string, categories: readonly Category[]): CoverAmounts | string {
  const names = categories.map(({ id, code, name }) => [id, [code, name]] as const)
  if (!text.includes('=')) {
    const amount = readEuros(text)
    return typeof amount === 'number' ? amount : text
  }
  const amounts = text
    .split(';')
    .filter((one) => one.trim())
    .map((one) => {
      const [name = '', amount = ''] = one.split('=')
      return { categoryId: readName(name.trim(), names), amount: readEuros(amount.trim()) }
    })
  const isRead = amounts.every(({ categoryId, amount }) => typeof categoryId === 'number' && typeof amount === 'number')
  return isRead ? (amounts as { categoryId: number; amount: number }[]) : text
}

/** Writes the amounts of a cover as `readCoverAmounts` reads them; null without one. */
export function coverAmountsCell(
  amounts: readonly { code: string; amount: number | null }[],
  language: Language,
): TableCell {
  const stated = amounts.flatMap(({ code, amount }) => (amount === null ? [] : { code, amount }))
  const [first] = stated
  if (!first) return null
  if (stated.length === amounts.length && stated.every(({ amount }) => amount === first.amount)) {
    return { euros: first.amount }
  }
  const decimal = (amount: number) => amount.toFixed(2).replace('.', language === 'fr' ? ',' : '.')
  return stated.map(({ code, amount }) => `${code} = ${decimal(amount)}`).join('; ')
}

/** Returns the refusal of text that is no amount of a cover. */
export function isNoCoverAmount(text: string) {
  return {
    fr: `${guillemets(text)} n’est ni un montant, ni un montant par catégorie («\u00a0B = 300; C = 500\u00a0»).`,
    en: `'${text}' is neither an amount nor an amount for each category ('B = 300; C = 500').`,
  }
}
