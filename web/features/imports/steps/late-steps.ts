import { lazyPart } from '#ui/later/lazy-part'

const rows = () => import('../rows/RowsStep.tsx')
const confirm = () => import('./ConfirmStep.tsx')
const done = () => import('./DoneStep.tsx')
const undo = () => import('./UndoImports.tsx')

/** Loads the steps behind the columns: their code is not needed before a file is read. */
export function loadLateSteps(): void {
  for (const load of [rows, confirm, done]) void load()
}

/** The imports of the last day, below the introduction. */
export const UndoImports = lazyPart(undo, 'UndoImports')
export const Undone = lazyPart(undo, 'Undone')

export const RowsStep = lazyPart(rows, 'RowsStep')
export const ConfirmStep = lazyPart(confirm, 'ConfirmStep')
export const DoneStep = lazyPart(done, 'DoneStep')
