import { EditOutlined } from '@ant-design/icons'
import type { ColumnFields } from '@filao/domain/imports/headings'
import type { ImportField, ShownKind } from '@filao/domain/imports/kind'
import type { CellProblem } from '@filao/domain/imports/row'
import { shownTexts } from '@filao/domain/imports/shown-texts'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { CellField } from './CellField.tsx'
import type { ImportRow, RowStatus } from './import-state.ts'
import '../rows.css'

type Props = {
  kind: ShownKind
  columns: ColumnFields
  row: ImportRow
  texts: Record<string, string>
  problems: CellProblem[]
  status: RowStatus
  repeats: number | null
  change: (line: number, to: Partial<ImportRow>) => void
  /** Chooses a value for the refused text of a field, in every row that has it. */
  choose: (field: string, from: string, text: string) => void
  /** Returns the rows with the same refused text in a field. */
  sameRefusal: (field: string, text: string) => readonly unknown[]
}

/** Shows a row: its name, its state, its refused cells to correct, and all its fields on demand. */
export function RowCard({ kind, columns, row, texts, problems, status, repeats, ...all }: Props) {
  const { t } = useTranslation('imports')
  const { change, choose, sameRefusal } = all
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const [touched, setTouched] = useState<string[]>([])
  const read = shownTexts(kind, texts, language)
  const name = kind.name(read) || t('rows.unnamed', { line: row.line })
  const problemOf = (key: string) => problems.find(({ field }) => field === key)
  // A corrected cell stays in view, so that the keyboard keeps its position.
  const isUsed = ({ key, isRare }: ImportField) => !isRare || columns.includes(key)
  const shown = kind.fields.filter(
    (field) => (isOpen && isUsed(field)) || problemOf(field.key) || touched.includes(field.key),
  )
  const isOnlyAsked = status === 'problem' && problems.every(({ remedy }) => remedy === 'confirm')
  const statusText =
    status === 'repeated' ? t('status.repeatedOf', { line: repeats }) : t(`status.${isOnlyAsked ? 'toCheck' : status}`)
  const touch = (key: string) => setTouched((now) => (now.includes(key) ? now : [...now, key]))
  const edit = (key: string, text: string) => {
    touch(key)
    const from = texts[key]
    if (from && problemOf(key) && hasChoices(kind, key)) return choose(key, from, text)
    change(row.line, {
      edits: { ...row.edits, [key]: text },
      without: row.without.filter((one) => one !== key),
      confirmed: row.confirmed.filter((one) => one !== key),
    })
  }
  return (
    <li className="importer-row">
      <div className="importer-row-head">
        <div>
          <strong>{name}</strong>{' '}
          <span className="importer-line">{t(row.isHidden ? 'rows.hiddenLine' : 'rows.line', { line: row.line })}</span>
          <div className={`importer-status importer-${status}`}>
            {statusText}
            {row.outcome?.message && ` – ${row.outcome.message}`}
          </div>
          <div className="importer-summary">{summaryOf(kind, columns, read)}</div>
        </div>
        <div className="importer-row-actions">
          {!row.isLeftOut && (
            <Button
              size="small"
              icon={<EditOutlined />}
              aria-expanded={isOpen}
              aria-label={t('rows.editRow', { name })}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(isOpen ? 'rows.close' : 'rows.edit')}
            </Button>
          )}
          <Button
            size="small"
            aria-label={t(row.isLeftOut ? 'rows.takeRow' : 'rows.leaveRow', { name })}
            onClick={() => change(row.line, { isLeftOut: !row.isLeftOut })}
          >
            {t(row.isLeftOut ? 'rows.take' : 'rows.leave')}
          </Button>
        </div>
      </div>
      {!row.isLeftOut && shown.length > 0 && (
        <div className="importer-cells">
          {shown.map((field) => (
            <CellField
              key={field.key}
              field={field}
              rowName={name}
              text={texts[field.key] ?? ''}
              problem={problemOf(field.key)}
              together={field.choices && texts[field.key] ? sameRefusal(field.key, texts[field.key] ?? '').length : 0}
              isEmptied={row.without.includes(field.key)}
              onEdit={(text) => edit(field.key, text)}
              onLeaveEmpty={() => {
                touch(field.key)
                change(row.line, { without: [...row.without, field.key] })
              }}
              onRestore={() => change(row.line, { without: row.without.filter((key) => key !== field.key) })}
              onPropose={(text) => edit(field.key, text)}
              onConfirm={() => {
                touch(field.key)
                change(row.line, { confirmed: [...row.confirmed, field.key] })
              }}
            />
          ))}
        </div>
      )}
      {row.without.length > 0 && (
        <p className="importer-without">
          {t('rows.without', { fields: row.without.map((key) => labelOf(kind, key)[language]).join(', ') })}
        </p>
      )}
    </li>
  )
}

function hasChoices({ fields }: ShownKind, key: string): boolean {
  return fields.some((field) => field.key === key && field.choices)
}

function labelOf({ fields }: ShownKind, key: string) {
  return fields.find((field) => field.key === key)?.label ?? { fr: key, en: key }
}

/** Returns the row's texts in the order of the fields. */
function summaryOf({ fields }: ShownKind, columns: ColumnFields, texts: Record<string, string>): string {
  const used = fields.filter(({ key }) => columns.includes(key) || texts[key])
  return used.flatMap(({ key }) => texts[key] || []).join(' · ')
}
