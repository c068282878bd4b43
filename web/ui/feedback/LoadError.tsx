import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Notice } from './Notice.tsx'
import { useProblemText } from './problem-text.ts'

type Props = {
  error: unknown
  onRetry: () => unknown
  /** What could not be read, where the place does not say it. */
  title?: string
}

/** What shows where a read failed: what failed, in words, and the way to try again. */
export function LoadError({ error, onRetry, title }: Props) {
  const { t } = useTranslation('ui')
  const text = useProblemText('reading')
  return (
    <Notice
      type="error"
      role="alert"
      title={title ?? t('loadError')}
      description={text(error)}
      action={<Button onClick={() => onRetry()}>{t('retry')}</Button>}
    />
  )
}
