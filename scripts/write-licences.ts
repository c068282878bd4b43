// Writes docs/LICENCES.md. Exits 1, and names them, when packages ship under a licence that is not allowed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesPage, notApproved, shippedPackages } from './licences.ts'

const root = join(import.meta.dirname, '..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const shipped = shippedPackages(packages)
writeFileSync(join(root, 'docs/LICENCES.md'), licencesPage(shipped))
console.log(`docs/LICENCES.md: ${shipped.length} packages`)
for (const { name, version, licence } of notApproved(shipped)) {
  console.error(`${name} ${version} is under ${licence}, which the Open Source Initiative has not approved.`)
  process.exitCode = 1
}
