import parse from 'spdx-expression-parse'
import licences from 'spdx-license-list'

/** The entry of a package in package-lock.json, with the fields used here. */
export type LockedPackage = {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  link?: boolean
}

/** A package that reaches users: on the server, in the browser, or in both. */
export type ShippedPackage = { name: string; version: string; licence: string }

/** Licences that the SPDX list does not mark as approved, with the reason why they may ship. */
const accepted: Record<string, string> = {
  'PSF-2.0': 'the licence of Python itself, approved as part of `Python-2.0`',
  'CC-BY-3.0': 'covers the data of `date-holidays`, not code; its own file says CC BY-SA 3.0',
}

/** The data of others in files of this repository: what, where it is, whose, and its licence. */
const data = [
  [
    'communes and postal codes',
    '`server/platform/database/migrations/postal-codes.csv`',
    'INSEE, La Poste',
    'Licence Ouverte 2.0',
  ],
  ['coordinates of communes', 'the same file, a selection', '© GeoNames', 'CC BY 4.0'],
]

/** Lists the packages of a lock file that ship, by name. Packages for building and testing are left out. */
export function shippedPackages(packages: Record<string, LockedPackage>): ShippedPackage[] {
  const shipped = Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
    .map(([path, { version = '', license = 'none' }]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      version,
      licence: license,
    }))
  const unique = new Map(shipped.map((one) => [`${one.name} ${one.version}`, one]))
  return [...unique.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

/** Returns the packages whose licence is not approved by the Open Source Initiative. */
export function notApproved(packages: ShippedPackage[]): ShippedPackage[] {
  return packages.filter(({ licence }) => {
    try {
      return !isApproved(parse(licence))
    } catch {
      return true
    }
  })
}

/** Returns the text of docs/LICENCES.md. */
export function licencesPage(packages: ShippedPackage[]): string {
  const counts = Object.entries(Object.groupBy(packages, ({ licence }) => licence))
    .map(([licence, those = []]) => ({ licence, count: those.length }))
    .sort((a, b) => b.count - a.count || compare(a.licence, b.licence))
  return [
    '# Licences of shipped packages',
    '',
    'Made by `npm run licences` from `package-lock.json`; a test compares the two and refuses a package whose licence the',
    'Open Source Initiative has not approved. Packages for other processors and systems are listed too.',
    '',
    'Filao itself is under the [MIT licence](../LICENSE).',
    '',
    ...table(
      ['licence', 'packages'],
      counts.map(({ licence, count }) => [licence, String(count)]),
    ),
    '',
    'Accepted beside the approved ones:',
    '',
    ...Object.entries(accepted).map(([licence, reason]) => `- \`${licence}\`: ${reason}.`),
    '',
    'Data of others that ships in files of its own:',
    '',
    ...table(['data', 'file', 'source', 'licence'], data),
    '',
    ...table(
      ['package', 'version', 'licence'],
      packages.map(({ name, version, licence }) => [name, version, licence]),
    ),
    '',
  ].join('\n')
}

function isApproved(expression: parse.Info): boolean {
  if ('conjunction' in expression) {
    const [left, right] = [isApproved(expression.left), isApproved(expression.right)]
    return expression.conjunction === 'and' ? left && right : left || right
  }
  return expression.license in accepted || licences[expression.license as keyof typeof licences]?.osiApproved === true
}

function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
