/** The importer of tables for the features whose things are imported. */
export { Importer } from './Importer.tsx'
export type { ImporterWords } from './importer-words.ts'
