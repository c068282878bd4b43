import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/LinkButton'

type Props = {
  /** What the import does, and what it needs. */
  children: ReactNode
  listPath: string
  toList: string
  isReady: boolean
  onStart: () => void
}

/** Introduces the import before a file is chosen. */
export function IntroStep({ children, listPath, toList, isReady, onStart }: Props) {
  const { t } = useTranslation('imports')
  return (
    <>
      {children}
      <div className="importer-bar">
        <Button type="primary" autoFocus disabled={!isReady} onClick={onStart}>
          {t('start')}
        </Button>
        <LinkButton to={listPath}>{toList}</LinkButton>
      </div>
    </>
  )
}
