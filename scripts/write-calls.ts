// Writes the calls that the screens make, from the contract, into web/api/calls.ts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsFile, contracts, screens } from './calls.ts'

writeFileSync(join(import.meta.dirname, '../web/api/calls.ts'), callsFile(screens(), await contracts()))
