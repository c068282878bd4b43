import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { type CheckedRow, changed, type ImportRow, type RowStatus } from './import-state.ts'

type Row = CheckedRow<unknown> & { status: RowStatus }
type Problem = Row['problems'][number]

type Props = {
  open: Row[]
  changeRows: (to: (row: ImportRow) => ImportRow) => void
  /** Called before a remedy is taken for all rows, whose button then goes. */
  onTaken: () => void
}

/** Takes one remedy for all rows that it helps: leaves cells empty, takes the proposed texts, or confirms them. */
export function RemedyBar({ open, changeRows, onTaken }: Props) {
  const { t } = useTranslation('imports')
  const withProblem = (is: (problem: Problem) => boolean) =>
    open.filter(({ status, problems }) => status === 'problem' && problems.some(is))
  const optional = withProblem(isOptional)
  const proposed = withProblem(hasProposal)
  const unconfirmed = withProblem(isQuestion)
  /** Changes each of the rows by what its problems give. */
  const take = <Given,>(
    rows: Row[],
    of: (problems: Problem[]) => Given,
    change: (row: ImportRow, given: Given) => Partial<ImportRow>,
  ) => {
    onTaken()
    const given = new Map(rows.map(({ row, problems }) => [row.line, of(problems)]))
    changeRows((row) => {
      const own = given.get(row.line)
      return own ? changed(row, change(row, own)) : row
    })
  }
  const leaveAllEmpty = () =>
    take(optional, fieldsOf(isOptional), (row, fields) => ({ without: [...row.without, ...fields] }))
  const takeProposals = () => take(proposed, proposalsOf, (row, texts) => ({ edits: { ...row.edits, ...texts } }))
  const confirmAll = () =>
    take(unconfirmed, fieldsOf(isQuestion), (row, fields) => ({ confirmed: [...row.confirmed, ...fields] }))
  return (
    <div className="importer-bar">
      {optional.length > 0 && (
        <Button onClick={leaveAllEmpty}>{t('rows.leaveAllEmpty', { count: optional.length })}</Button>
      )}
      {proposed.length > 0 && (
        <Button onClick={takeProposals}>{t('rows.proposeAll', { count: proposed.length })}</Button>
      )}
      {unconfirmed.length > 0 && (
        <Button onClick={confirmAll}>{t('rows.confirmAll', { count: unconfirmed.length })}</Button>
      )}
    </div>
  )
}

function isOptional({ remedy }: Problem): boolean {
  return remedy === 'leaveEmpty'
}

function isQuestion({ remedy }: Problem): boolean {
  return remedy === 'confirm'
}

function hasProposal({ proposal }: Problem): boolean {
  return proposal !== undefined
}

function fieldsOf(is: (problem: Problem) => boolean) {
  return (problems: Problem[]): string[] => problems.filter(is).map(({ field }) => field)
}

/** Returns the proposed texts by field. */
function proposalsOf(problems: readonly Problem[]): Record<string, string> {
  return Object.fromEntries(
    problems.flatMap(({ field, proposal }) => (proposal === undefined ? [] : [[field, proposal]])),
  )
}
