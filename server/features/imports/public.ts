/** The exports of imports for other features. */
export { createdIds, recordImport } from './batch.ts'
export { keptThing, restorable, type Undoable, undoableKinds } from './undo-import.ts'
