/** The exports of imports for other features. */
export { createdIds, recordImport } from './batch.ts'
export { restorable, type Undoable, undoableKinds } from './undo.ts'
