import { useLocation } from 'react-router'
import { confirm } from '../popups/popups.ts'
import { isFormUnsaved } from './draft.ts'
import { useLeaveQuestion } from './unsaved.ts'

/**
 * Returns a function that runs a change which replaces the form of a screen under the same path. It asks first when the
 * form has unsaved changes, and does nothing when the user stays.
 */
export function useLeaveForm(): (leave: () => void) => Promise<void> {
  const question = useLeaveQuestion()
  const { pathname } = useLocation()
  return async (leave) => {
    if (isFormUnsaved(pathname) && !(await confirm(question).catch(() => false))) return
    leave()
  }
}
