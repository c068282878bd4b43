// Writes the table of the layers into docs/ARCHITECTURE.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layers } from '../architecture.ts'
import { layersInDocument, layersTable } from './layers.ts'

const document = join(import.meta.dirname, '../docs/ARCHITECTURE.md')
writeFileSync(document, readFileSync(document, 'utf8').replace(layersInDocument, layersTable(layers)))
