import { DownloadOutlined } from '@ant-design/icons'
import type { ColumnFields } from '@filao/domain/imports/headings'
import type { ShownKind } from '@filao/domain/imports/kind'
import { mostRows, type Sheet } from '@filao/domain/imports/table'
import type { CsvRecord } from '@filao/domain/kernel/table/csv'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import { saveFile } from '#ui/file/save-file'
import { FileDrop } from '#ui/form/FileDrop'
import { SegmentedControl } from '#ui/SegmentedControl'
import { type ImportState, isTableOf, readSource, type SourceProblem } from '../rows/import-state.ts'
import { readFile, readSheets } from '../source/read-file.ts'
import type { ImporterMessages } from './importer-messages.ts'
import { templateFile } from './report.ts'
import '../imports.css'

type Props = {
  kind: Pick<ShownKind, 'fields'>
  words: Pick<ImporterMessages, 'pasteHint' | 'templateName'>
  example: Readonly<Record<string, string>>
  prepare: ((text: string) => string) | undefined
  /** Joins all sheets to one table; without it the first sheet with a known column is the table. */
  arrange: ((sheets: Sheet[]) => CsvRecord[]) | undefined
  recall: (headings: string[]) => ColumnFields | null
  /** The most rows; the limit of every import when absent. */
  most: number | undefined
  onRead: (state: ImportState) => void
  onBack: () => void
}

const mostBytes = 10 * 1024 * 1024

/** Takes a file, or pasted or typed text. */
export function SourceStep({ kind, words, example, prepare, arrange, recall, most = mostRows, onRead, onBack }: Props) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const id = useId()
  const [mode, setMode] = useState<'file' | 'text'>('file')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const read = (name: string | null, content: string | CsvRecord[]) => {
    const source = typeof content === 'string' ? (prepare?.(content) ?? content) : content
    const state = readSource(kind, name, source, recall, arrange)
    if ('problem' in state) return setProblem(sentenceOf(state))
    if (state.rows.length > most) return setProblem(t('source.tooManyRows', { most }))
    onRead(state)
  }
  const sentenceOf = (refused: SourceProblem) =>
    refused.problem === 'openQuote'
      ? t('source.openQuote', { line: refused.line })
      : t(`source.${refused.problem}`, { most })
  const open = async ([file, ...others]: File[]) => {
    if (!file || others.length > 0) return setProblem(t('source.oneOnly'))
    if (file.size > mostBytes) return setProblem(t('source.tooLarge'))
    const content = await tableOf(file).catch(() => null)
    if (content === null) return setProblem(t('source.noTable'))
    read(file.name, content)
  }
  const tableOf = async (file: File) => {
    if (!arrange) return await readFile(file, language, (rows) => isTableOf(kind, rows, recall))
    const sheets = await readSheets(file, language)
    return Array.isArray(sheets) ? arrange(sheets) : sheets
  }
  return (
    <>
      {problem && <Notice type="error" role="alert" title={problem} />}
      <SegmentedControl
        label={t('source.mode')}
        options={[
          { value: 'file', label: t('source.file') },
          { value: 'text', label: t('source.text') },
        ]}
        value={mode}
        onChange={(chosen) => {
          setProblem(null)
          setMode(chosen)
        }}
      />
      {mode === 'file' ? (
        <FileDrop
          label={t('source.choose')}
          hint={t(arrange ? 'source.hintSheets' : 'source.hint', { most })}
          accept=".xlsx,.csv,.tsv,.txt,text/csv"
          onFiles={(files) => void open(files)}
        />
      ) : (
        <div>
          <label className="importer-label" htmlFor={id}>
            {t('source.pasted')}
          </label>
          <Input.TextArea
            id={id}
            rows={8}
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p id={`${id}-hint`}>{words.pasteHint}</p>
        </div>
      )}
      <div className="importer-bar">
        {mode === 'text' && (
          <Button type="primary" disabled={text.trim() === ''} onClick={() => read(null, text)}>
            {t('next')}
          </Button>
        )}
        <Button
          icon={<DownloadOutlined />}
          onClick={() => saveFile(words.templateName, templateFile(kind.fields, example, language))}
        >
          {t('source.template')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </>
  )
}
