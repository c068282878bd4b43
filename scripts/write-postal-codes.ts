// Writes the file of postal codes that ships, from the packages that have the data.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postalCodesFile } from './postal-codes.ts'

writeFileSync(join(import.meta.dirname, '../server/platform/database/migrations/postal-codes.csv'), postalCodesFile())
