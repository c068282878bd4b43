import { lazy } from 'react'

const steps = {
  rows: () => import('../rows/RowsStep.tsx').then((module) => ({ default: module.RowsStep })),
  confirm: () => import('./ConfirmStep.tsx').then((module) => ({ default: module.ConfirmStep })),
  done: () => import('./DoneStep.tsx').then((module) => ({ default: module.DoneStep })),
}

/** Loads the steps behind the columns: their code is not needed before a file is read. */
export function loadLateSteps(): void {
  for (const load of Object.values(steps)) void load()
}

/** The imports of the last day, below the introduction. */
export const UndoImports = lazy(() => import('./UndoImports.tsx').then((module) => ({ default: module.UndoImports })))
export const Undone = lazy(() => import('./UndoImports.tsx').then((module) => ({ default: module.Undone })))

export const RowsStep = lazy(steps.rows)
export const ConfirmStep = lazy(steps.confirm)
export const DoneStep = lazy(steps.done)
