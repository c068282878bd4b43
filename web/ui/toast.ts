import { App } from 'antd'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from './problem-text.ts'

/** Short words at the top of the screen: `saved()`, `success(text)`, `refused(text)`, `problem(error)`. Read aloud by screen readers. */
export function useToast() {
  const { message } = App.useApp()
  const { t } = useTranslation('ui')
  const text = useRef(useProblemText())
  text.current = useProblemText()
  return useMemo(
    () => ({
      saved: () => void message.success(t('saved')),
      success: (words: string) => void message.success(words),
      /** What cannot be done, and why; as long as it takes to read. */
      refused: (words: string) => void message.error({ key: 'refused', content: words, duration: 8 }),
      problem: (error: unknown) => void message.error(text.current(error), 6),
    }),
    [message, t],
  )
}
