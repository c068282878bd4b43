import type { Bar } from '@filao/domain/planning/bars'
import type { Setting } from '@filao/domain/planning/move-verdict'
import { useToast } from '#ui/feedback/toast'
import { zonesOf } from './board-now.ts'
import { plateIn } from './positions.ts'
import { type Place, placeOf, type Subject } from './subject.ts'
import { useSaveMove } from './use-save-move.ts'
import { useUndo } from './use-undo.tsx'

/** Saves a confirmed move and offers to undo it, or shows why it was refused. */
export type Change = (bar: Bar, subject: Subject, proposed: Place) => Promise<void>

export function useChange(setting: Setting): Change {
  const { save } = useSaveMove()
  const undoable = useUndo()
  const toast = useToast()
  return async (bar, subject, proposed) => {
    const told = { bar, zone: zonesOf(bar, setting).start, plateOf: plateIn(setting) }
    const place = placeOf(subject, proposed)
    // The quote's terms have changed, so it has to be offered again.
    const reopens = subject.kind === 'rental' && subject.is.status === 'quote'
    try {
      await save({ ...told, subject, place, ...(reopens && { status: 'draft' }) })
      undoable({ ...told, before: subject, after: place })
    } catch (refusal) {
      toast.problem(refusal)
    }
  }
}
