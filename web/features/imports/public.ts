/** The importer of tables for the features whose things are imported. */

export { ImportFrame } from './frame/ImportFrame.tsx'
export { ImportIntro } from './frame/ImportIntro.tsx'
export { Importer } from './Importer.tsx'
export { importerMessages } from './steps/importer-messages.ts'
