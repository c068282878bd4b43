import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import type { useNewTab } from './use-new-tab.ts'

/** Shows why a page could not open in a new tab, or its link for a browser that blocked the tab. */
export function NewTabNote({ tab: { problem, address } }: { tab: ReturnType<typeof useNewTab> }) {
  const { t } = useTranslation('billing')
  const text = useProblemText()
  if (problem !== null) return <Notice type="error" role="alert" title={text(problem)} />
  if (!address) return null
  return (
    <p className="new-tab-note" role="status">
      {t('opened')}{' '}
      <a href={address} target="_blank" rel="noreferrer">
        {t('openHere')}
      </a>
    </p>
  )
}
