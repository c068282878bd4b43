import { DownloadOutlined } from '@ant-design/icons'
import type { ShownKind } from '@filao/domain/imports/kind'
import { shownTexts } from '@filao/domain/imports/shown-texts'
import type { ImportUndone } from '@filao/domain/imports/undo.schema'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import { saveFile } from '#ui/file/save-file'
import { LinkButton } from '#ui/LinkButton'
import type { CheckedRow, RowStatus, statusesOf } from '../rows/import-state.ts'
import { RowList, useReason } from '../rows/RowList.tsx'
import { Counts } from './Counts.tsx'
import type { ImporterMessages } from './importer-messages.ts'
import { reportFile } from './report.ts'
import { UndoImports, Undone } from './UndoImports.tsx'

type Props = {
  /** The text by which the import is found again to be undone. */
  importKey: string
  kind: ShownKind
  words: ImporterMessages
  checked: CheckedRow<unknown>[]
  statuses: ReturnType<typeof statusesOf>
  listPath: string
  /** The failure that stopped the import. */
  problem: string | null
  /** The result of undoing the import; null while it stands. */
  undone: ImportUndone | null
  onUndone: (result: ImportUndone) => void
  onAgain: () => void
  onCorrect: () => void
  onOther: () => void
}

/** Shows what was created, what was there already, and what failed and can be sent again. */
export function DoneStep({
  importKey,
  kind,
  words,
  checked,
  statuses,
  listPath,
  problem,
  undone,
  onUndone,
  onAgain,
  onCorrect,
  onOther,
}: Props) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const reasonOf = useReason()
  const count = (...which: RowStatus[]) => statuses.filter(({ status }) => which.includes(status)).length
  const again = count('failed', 'ready')
  const saveReport = () => {
    const lines = checked.map((row, at) => {
      const status = statuses[at] ?? { status: 'ready', repeats: null }
      const reason = status.status === 'created' ? '' : reasonOf({ ...row, ...status })
      const name = kind.name(shownTexts(kind, row.texts, language))
      return { line: row.row.line, name, result: t(`status.${status.status}`), reason }
    })
    const headings = { line: t('done.line'), name: t('done.name'), result: t('done.result'), reason: t('done.reason') }
    saveFile(words.reportName, reportFile(headings, lines, language))
  }
  if (undone) {
    return (
      <>
        <Undone undone={undone} />
        <div className="importer-bar">
          <Button type="primary" onClick={onOther}>
            {t('done.other')}
          </Button>
          <LinkButton to={listPath}>{words.toList}</LinkButton>
        </div>
      </>
    )
  }
  return (
    <>
      {problem && <Notice type="error" role="alert" title={problem} description={t('done.stopped')} />}
      <Notice type={count('created') > 0 ? 'success' : 'info'} role="status" title={words.created(count('created'))} />
      <Counts
        counts={[
          { key: 'created', count: count('created') },
          { key: 'existing', count: count('existing', 'repeated') },
          { key: 'problem', count: count('problem', 'failed') },
          { key: 'out', count: count('leftOut') },
          ...(count('ready') > 0 ? [{ key: 'left' as const, count: count('ready') }] : []),
        ]}
      />
      <RowList
        title={t('done.failed')}
        kind={kind}
        checked={checked}
        statuses={statuses}
        which={['failed', 'problem']}
      />
      <RowList title={t('counts.left')} kind={kind} checked={checked} statuses={statuses} which={['ready']} />
      <RowList
        title={t('confirm.existing')}
        kind={kind}
        checked={checked}
        statuses={statuses}
        which={['existing', 'repeated']}
      />
      <RowList title={t('confirm.leftOut')} kind={kind} checked={checked} statuses={statuses} which={['leftOut']} />
      <div className="importer-bar">
        {again > 0 && (
          <Button type="primary" onClick={onAgain}>
            {t('done.again', { count: again })}
          </Button>
        )}
        {count('failed', 'problem', 'leftOut') > 0 && <Button onClick={onCorrect}>{t('done.correct')}</Button>}
        <LinkButton {...(again === 0 && { type: 'primary' as const })} to={listPath}>
          {words.toList}
        </LinkButton>
        <Button icon={<DownloadOutlined />} onClick={saveReport}>
          {t('done.report')}
        </Button>
        <Button onClick={onOther}>{t('done.other')}</Button>
      </div>
      <UndoImports chosen={({ key }) => key === importKey} onUndone={onUndone} />
    </>
  )
}
