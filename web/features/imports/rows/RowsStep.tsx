import type { ColumnFields } from '@filao/domain/imports/headings'
import type { ShownKind } from '@filao/domain/imports/kind'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import { SegmentedControl } from '#ui/SegmentedControl'
import { type CheckedRow, changed, type ImportRow, type RowStatus, type statusesOf } from './import-state.ts'
import { Pages } from './Pages.tsx'
import { RemedyBar } from './RemedyBar.tsx'
import { RowCard } from './RowCard.tsx'

type Props = {
  kind: ShownKind
  columns: ColumnFields
  checked: CheckedRow<unknown>[]
  statuses: ReturnType<typeof statusesOf>
  changeRows: (to: (row: ImportRow) => ImportRow) => void
  /** The number of rows still looked up. */
  looking: number
  /** The failure of the last check by the server. */
  problem: string | null
  onSkip: () => void
  onBack: () => void
  onNext: () => void
}

/** Rows of a page: ten thousand rows stay as quick as ten. */
const pageRows = 20

const filters = ['problem', 'ready', 'out', 'all'] as const
type Filter = (typeof filters)[number]

/** Lists the rows with every refused cell, to be corrected, imported without the cell, or left out. */
export function RowsStep({
  kind,
  columns,
  checked,
  statuses,
  changeRows,
  looking,
  problem,
  onSkip,
  onBack,
  onNext,
}: Props) {
  const { t } = useTranslation('imports')
  const open = checked
    .map((row, at) => ({ ...row, status: statuses[at]?.status ?? 'ready', repeats: statuses[at]?.repeats ?? null }))
    .filter(({ status }) => status !== 'created')
  const count = (filter: Filter) => open.filter(({ status }) => isIn(filter, status)).length
  const [page, setPage] = useState(1)
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState<{ filter: Filter; lines: ReadonlySet<number> | null }>(() => ({
    filter: count('problem') > 0 ? 'problem' : 'all',
    lines: count('problem') > 0 ? linesOf(open, 'problem') : null,
  }))
  const listed = shown.lines ? open.filter(({ row }) => shown.lines?.has(row.line)) : open
  const pages = Math.max(1, Math.ceil(listed.length / pageRows))
  const current = Math.min(page, pages)
  // A corrected row stays in view until the filter is chosen again, so that nothing moves under the cursor.
  const show = (filter: Filter) => {
    setShown({ filter, lines: filter === 'all' ? null : linesOf(open, filter) })
    setPage(1)
  }
  const hidden = open.filter(({ row }) => row.isHidden && !row.isLeftOut)
  const leaveHidden = () => changeRows((row) => (row.isHidden ? changed(row, { isLeftOut: true }) : row))
  const change = (line: number, to: Partial<ImportRow>) =>
    changeRows((row) => (row.line === line ? changed(row, to) : row))
  // An unknown category or agency is usually the same in many rows, so its choice counts for all of them.
  const choose = (field: string, from: string, text: string) => {
    const lines = new Set(sameRefusal(field, from).map(({ row }) => row.line))
    changeRows((row) => (lines.has(row.line) ? changed(row, { edits: { ...row.edits, [field]: text } }) : row))
  }
  const sameRefusal = (field: string, text: string) =>
    open.filter(({ texts, problems }) => texts[field] === text && problems.some((problem) => problem.field === field))
  return (
    <>
      {problem && <Notice type="error" role="alert" title={problem} />}
      {looking > 0 && (
        <Notice
          type="info"
          title={t('rows.looking', { done: checked.length - looking, total: checked.length })}
          action={<Button onClick={onSkip}>{t('rows.skip')}</Button>}
        />
      )}
      {hidden.length > 0 && (
        <Notice
          type="warning"
          title={t('rows.hidden', { count: hidden.length })}
          action={<Button onClick={leaveHidden}>{t('rows.leaveHidden')}</Button>}
        />
      )}
      <SegmentedControl
        label={t('rows.filter')}
        options={filters.map((filter) => ({ value: filter, label: `${t(`rows.${filter}`)} (${count(filter)})` }))}
        value={shown.filter}
        onChange={show}
      />
      <RemedyBar open={open} changeRows={changeRows} onTaken={() => list.current?.focus({ preventScroll: true })} />
      {listed.length === 0 && <p>{t('rows.none')}</p>}
      <ul ref={list} tabIndex={-1} className="importer-rows" aria-label={t('steps.rows')}>
        {listed.slice((current - 1) * pageRows, current * pageRows).map(({ row, texts, problems, status, repeats }) => (
          <RowCard
            key={row.line}
            kind={kind}
            columns={columns}
            row={row}
            texts={texts}
            problems={problems}
            status={status}
            repeats={repeats}
            change={change}
            choose={choose}
            sameRefusal={sameRefusal}
          />
        ))}
      </ul>
      <Pages page={current} pages={pages} onChange={setPage} />
      <div className="importer-bar importer-bar-sticky">
        <Button type="primary" disabled={count('ready') === 0 || looking > 0} onClick={onNext}>
          {t('rows.next', { count: count('ready') })}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
        {count('problem') > 0 && <span role="status">{t('rows.left', { count: count('problem') })}</span>}
      </div>
    </>
  )
}

function isIn(filter: Filter, status: RowStatus): boolean {
  if (filter === 'all') return true
  if (filter === 'out') return ['leftOut', 'repeated', 'existing'].includes(status)
  return filter === 'problem' ? status === 'problem' || status === 'failed' : status === 'ready'
}

function linesOf(rows: { row: ImportRow; status: RowStatus }[], filter: Filter): ReadonlySet<number> {
  return new Set(rows.filter(({ status }) => isIn(filter, status)).map(({ row }) => row.line))
}
