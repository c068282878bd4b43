import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { isProblem } from '#api/problem'
import { Notice } from './Notice.tsx'
import { useProblemText } from './problem-text.ts'

type Props = {
  error: unknown
  onRetry: () => unknown
  /** The data that could not be read, where the screen does not show it. */
  title?: string
}

/**
 * Shows a failed read: the data, the reason in words, and a retry, unless it would be refused again. Of a thing that is
 * gone it shows the reason alone, since nothing failed.
 */
export function LoadError({ error, onRetry, title }: Props) {
  const { t } = useTranslation('ui')
  const text = useProblemText('reading')
  const isGone = isProblem(error, 'not_found')
  const isFinal = isGone || isProblem(error, 'forbidden')
  return (
    <Notice
      type="error"
      role="alert"
      title={title ?? (isGone ? text(error) : t('loadError'))}
      description={isGone && !title ? null : text(error)}
      action={isFinal ? null : <Button onClick={() => onRetry()}>{t('retry')}</Button>}
    />
  )
}
