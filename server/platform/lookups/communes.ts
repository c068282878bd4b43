import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A commune of France, overseas included. `location` is null when unknown. */
export type Commune = {
  name: string
  postalCodes: string[]
  population: number
  location: { latitude: number; longitude: number } | null
}

const reader = join(import.meta.dirname, 'communes-reader.ts')

/** Reads the shipped lists in a separate process: they take 130 MB to read, which a thread would not release. */
export async function readCommunes(): Promise<Commune[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [reader], { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Commune[]
}
