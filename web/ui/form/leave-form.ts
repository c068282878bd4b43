import { useLocation } from 'react-router'
import { confirm } from '../popups/popups.ts'
import { isFormUnsaved } from './draft.ts'
import { useLeaveQuestion } from './unsaved.ts'

/**
 * Returns what runs a choice that replaces the form of a screen under the same path: it asks first where something was
 * typed, and does nothing when the answer is to stay.
 */
export function useLeaveForm(): (leave: () => void) => Promise<void> {
  const question = useLeaveQuestion()
  const { pathname } = useLocation()
  return async (leave) => {
    if (isFormUnsaved(pathname) && !(await confirm(question).catch(() => false))) return
    leave()
  }
}
