import { fecColumns } from '@filao/domain/accounting/fec'
import { expect } from 'vitest'

/** Reads a file in the FEC layout by the rules of the law, each of which throws. Returns its lines. */
export function readFec(content: Uint8Array): Record<(typeof fecColumns)[number], string>[] {
  const text = new TextDecoder('iso-8859-15').decode(content)
  expect(text.endsWith('\r\n')).toBe(true)
  const [names, ...rows] = text
    .slice(0, -2)
    .split('\r\n')
    .map((row) => row.split('\t'))
  expect(names).toEqual([...fecColumns])
  const lines = rows.map((row) => {
    expect(row).toHaveLength(18)
    return Object.fromEntries(fecColumns.map((name, at) => [name, row[at]])) as Record<
      (typeof fecColumns)[number],
      string
    >
  })
  for (const line of lines) {
    expect(line.EcritureDate).toMatch(/^\d{8}$/)
    expect(line.ValidDate).toMatch(/^\d{8}$/)
    expect(line.CompteNum).toMatch(/^\d{3}/)
    expect([line.Debit, line.Credit].join(' ')).toMatch(/^\d+,\d\d \d+,\d\d$/)
    for (const name of ['JournalCode', 'JournalLib', 'CompteLib', 'PieceRef', 'EcritureLib'] as const) {
      expect(line[name]).not.toBe('')
    }
  }
  for (const [, entry] of Map.groupBy(lines, ({ EcritureNum }) => EcritureNum)) {
    expect(entry.reduce((sum, line) => sum + cents(line.Debit) - cents(line.Credit), 0)).toBe(0)
  }
  const numbers = [...new Set(lines.map(({ EcritureNum }) => Number(EcritureNum)))]
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  return lines
}

/** Reads an amount of the file in cents. */
export function cents(amount: string): number {
  return Number(amount.replace(',', ''))
}

/** Returns the balance of an account in cents, a debit when positive. */
export function balanceOf(lines: { CompteNum: string; Debit: string; Credit: string }[], account: string): number {
  return lines
    .filter(({ CompteNum }) => CompteNum === account)
    .reduce((sum, { Debit, Credit }) => sum + cents(Debit) - cents(Credit), 0)
}
