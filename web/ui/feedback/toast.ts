import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showMessage } from '../popups/popups.ts'
import { useProblemText } from './problem-text.ts'

/**
 * Shows short words at the top of the screen: `saved()`, `success(text)`, `refused(text)`, `problem(error)`. Read aloud
 * by screen readers.
 */
export function useToast() {
  const { t } = useTranslation('ui')
  const text = useRef(useProblemText('reading'))
  text.current = useProblemText('reading')
  return useMemo(
    () => ({
      saved: () => showMessage({ type: 'success', content: t('saved') }),
      success: (words: string) => showMessage({ type: 'success', content: words }),
      /** Shows a hint about what was saved, for as long as it takes to read. */
      warning: (words: string) => showMessage({ type: 'warning', content: words, duration: readingSeconds(words) }),
      /** Shows a refused action with its reason, for as long as it takes to read. */
      refused: (words: string) => showMessage({ type: 'error', key: 'refused', content: words, duration: 8 }),
      /** Shows why a click had no effect. It had nothing typed to keep, and what was dragged has gone back. */
      problem: (error: unknown) => {
        const words = text.current(error)
        showMessage({ type: 'error', content: words, duration: readingSeconds(words) })
      },
    }),
    [t],
  )
}

/** Returns six seconds, or more for a long refusal. */
function readingSeconds(words: string): number {
  return Math.max(6, Math.ceil(words.length / 15))
}
