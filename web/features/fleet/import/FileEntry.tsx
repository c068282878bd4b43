import { platesInCsv } from '@filao/domain/fleet/plate'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import { FileDrop } from '#ui/form/FileDrop'
import type { Entry } from './entry.ts'

type Props = { file: Entry['file']; onRead: (file: Entry['file']) => void }

const mostBytes = 5 * 1024 * 1024

/** Reads the plates of one file, and shows how many were kept and left out. */
export function FileEntry({ file, onRead }: Props) {
  const { t } = useTranslation('fleet/import')
  const [problem, setProblem] = useState<string | null>(null)
  const read = async ([chosen, ...others]: File[]) => {
    if (!chosen || others.length > 0) return setProblem(t('entry.oneOnly'))
    if (chosen.size > mostBytes) return setProblem(t('entry.tooLarge'))
    try {
      onRead({ name: chosen.name, ...platesInCsv(await chosen.text()) })
      setProblem(null)
    } catch {
      setProblem(t('entry.unreadable'))
    }
  }
  return (
    <>
      <FileDrop
        label={t('entry.choose')}
        hint={t('entry.hint')}
        accept=".csv,.txt,text/csv"
        onFiles={(files) => void read(files)}
      />
      {problem && <Notice type="error" role="alert" title={problem} />}
      {file && !problem && (
        <Notice
          type={file.plates.length > 0 ? 'success' : 'warning'}
          role="status"
          title={file.plates.length > 0 ? t('entry.kept', { count: file.plates.length }) : t('entry.none')}
          description={[
            file.name,
            file.repeated > 0 && t('entry.repeated', { count: file.repeated }),
            file.dropped > 0 && t('entry.dropped', { count: file.dropped }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
    </>
  )
}
