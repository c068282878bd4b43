import type { CountryCode } from 'libphonenumber-js/min'
import { parsePhone } from '../company/phone.ts'

/**
 * Reads the phone numbers of a cell, which may hold several: « 0690.12.34.56 - 0590 20 30 40 », « 0691 00 11 22 ou
 * 0590203041 », with or without words around them. An invalid one stays unchanged, so that the refusal can name it.
 */
export function readPhones(text: string, region: CountryCode): string[] {
  const numbers = text.split(/[/;|\n\t]|,(?!\d+E)|\s[-–—]+\s|\b(?:ou|et|or|and)\b|&/i).map((number) => number.trim())
  return numbers.filter(Boolean).flatMap((number) => readOne(number, region))
}

function readOne(text: string, region: CountryCode): string[] {
  const number = bare(text)
  const parsed = parsePhone(number, region)
  if (parsed) return [parsed]
  // Two national numbers with nothing but a space between them.
  const pair = /^(0\d(?:[\s.-]?\d\d){4})[\s.-]+(0\d(?:[\s.-]?\d\d){4})$/.exec(number)?.slice(1)
  const both = pair?.flatMap((one) => parsePhone(one, region) ?? [])
  return both?.length === 2 ? both : [text]
}

/**
 * Returns a number without the words around it (« Port. 0690… (bureau) »), the zero of « +33 (0)6 » and what a
 * spreadsheet adds: `="0690123459"`, 690123456.0, 6,90123456E+08.
 */
function bare(text: string): string {
  const plain = text.replace(/^="?([^"]*)"?$/, '$1').replace(/[.,]0+$/, '')
  const [, first = '', others = '', power = ''] = /^(\d)[.,](\d+)E\+?(\d+)$/i.exec(plain) ?? []
  if (first && others.length <= Number(power) && others.length >= Number(power) - 1) {
    return `${first}${others}`.padEnd(Number(power) + 1, '0')
  }
  return plain
    .replace(/(\+\d{1,3}\)?\s*)\(0\)/, '$1')
    .replace(/^[^\d+(]+/, '')
    .replace(/[^\d]+$/, '')
}
