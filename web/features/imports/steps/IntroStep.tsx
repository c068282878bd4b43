import type { ImportUndone } from '@filao/domain/imports/undo.schema'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/LinkButton'
import { UndoImports, Undone } from './late-steps.ts'

type Props = {
  /** The text that says what the import does and needs. */
  children: ReactNode
  stale: string
  listPath: string
  toList: string
  isReady: boolean
  onStart: () => void
  onUndone: () => void
}

/** Introduces the import before a file is chosen. */
export function IntroStep({ children, stale, listPath, toList, isReady, onStart, onUndone }: Props) {
  const { t } = useTranslation('imports')
  const [undone, setUndone] = useState<ImportUndone | null>(null)
  const showUndone = (result: ImportUndone) => {
    onUndone()
    setUndone(result)
  }
  return (
    <>
      {children}
      <div className="importer-bar">
        <Button type="primary" autoFocus disabled={!isReady} onClick={onStart}>
          {t('start')}
        </Button>
        <LinkButton to={listPath}>{toList}</LinkButton>
      </div>
      {undone && <Undone key={JSON.stringify(undone)} undone={undone} />}
      <UndoImports title={t('undo.title')} chosen={({ kind }) => kind === stale} onUndone={showUndone} />
    </>
  )
}
