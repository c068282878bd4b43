/** The importer of tables for the features whose things are imported, and its steps for one that only compares. */

export { ImportFrame } from './frame/ImportFrame.tsx'
export { ImportIntro } from './frame/ImportIntro.tsx'
export { Importer } from './Importer.tsx'
export { type ImportState, rowChecker } from './rows/import-state.ts'
export { ColumnsStep } from './steps/ColumnsStep.tsx'
export { importerMessages } from './steps/importer-messages.ts'
export { SourceStep } from './steps/SourceStep.tsx'
