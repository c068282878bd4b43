import { App } from 'antd'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from './problem-text.ts'

/**
 * Shows short words at the top of the screen: `saved()`, `success(text)`, `refused(text)`, `problem(error)`. Read aloud
 * by screen readers.
 */
export function useToast() {
  const { message } = App.useApp()
  const { t } = useTranslation('ui')
  const text = useRef(useProblemText())
  text.current = useProblemText()
  return useMemo(
    () => ({
      saved: () => void message.success(t('saved')),
      success: (words: string) => void message.success(words),
      /** Shows a refused action with its reason, for as long as it takes to read. */
      refused: (words: string) => void message.error({ key: 'refused', content: words, duration: 8 }),
      problem: (error: unknown) => {
        const words = text.current(error)
        void message.error(words, readingSeconds(words))
      },
    }),
    [message, t],
  )
}

/** Returns six seconds, or more for a long refusal. */
function readingSeconds(words: string): number {
  return Math.max(6, Math.ceil(words.length / 15))
}
