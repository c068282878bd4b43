import type { ShownKind } from '@filao/domain/imports/kind'
import { shownTexts } from '@filao/domain/imports/shown-texts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Count } from '#ui/Count'
import type { CheckedRow, RowStatus, statusesOf } from './import-state.ts'
import { Pages } from './Pages.tsx'
import '../rows.css'

type Props = {
  title: string
  kind: ShownKind
  checked: CheckedRow<unknown>[]
  statuses: ReturnType<typeof statusesOf>
  /** The rows to list. */
  which: readonly RowStatus[]
  /** Narrows them further. */
  only?: (row: CheckedRow<unknown>) => boolean
}

const pageRows = 20

/** Lists rows by name, each with its reason. */
export function RowList({ title, kind, checked, statuses, which, only = () => true }: Props) {
  const reasonOf = useReason()
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const rows = checked.flatMap((row, at) => {
    const status = statuses[at]
    return status && which.includes(status.status) && only(row) ? [{ ...row, ...status }] : []
  })
  if (rows.length === 0) return null
  const pages = Math.ceil(rows.length / pageRows)
  const current = Math.min(page, pages)
  return (
    <section>
      <h2>
        {title} <Count count={rows.length} />
      </h2>
      <ul className="importer-rows importer-reasons" aria-label={title}>
        {rows.slice((current - 1) * pageRows, current * pageRows).map((row) => (
          <li key={row.row.line} className="importer-reason">
            <strong>
              {kind.name(shownTexts(kind, row.texts, language)) || t('rows.unnamed', { line: row.row.line })}
            </strong>
            <span className="importer-line">{t('rows.line', { line: row.row.line })}</span>
            <span>{reasonOf(row)}</span>
          </li>
        ))}
      </ul>
      <Pages page={current} pages={pages} onChange={setPage} />
    </section>
  )
}

type Reasoned = Pick<CheckedRow<unknown>, 'row' | 'problems'> & { status: RowStatus; repeats: number | null }

/** Returns the reason why a row is not created, in words. */
export function useReason(): (row: Reasoned) => string {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  return ({ row, problems, status, repeats }) => {
    if (status === 'problem') return problems.map(({ message }) => message[language]).join(' · ')
    if (status === 'repeated') return t('status.repeatedOf', { line: repeats })
    return row.outcome?.message ?? t(`status.${status}`)
  }
}
