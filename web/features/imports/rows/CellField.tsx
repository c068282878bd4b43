import type { ImportField } from '@filao/domain/imports/kind'
import type { CellProblem } from '@filao/domain/imports/row'
import { Button, Input, Select } from 'antd'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useClearButton } from '#ui/form/clear-button'

type Props = {
  field: ImportField
  rowName: string
  text: string
  problem: CellProblem | undefined
  /** The number of rows that are corrected together, because they have the same refused text. */
  together: number
  /** True when the row is imported without this field. */
  isEmptied: boolean
  onEdit: (text: string) => void
  onLeaveEmpty: () => void
  onRestore: () => void
  onConfirm: () => void
  /** Takes the proposed text. */
  onPropose: (text: string) => void
}

/** Edits one cell, with the reason why it is refused and the ways out. */
export function CellField({
  field,
  rowName,
  text,
  problem,
  together,
  isEmptied,
  onEdit,
  onLeaveEmpty,
  onRestore,
  onConfirm,
  onPropose,
}: Props) {
  const { t } = useTranslation('imports')
  const clearButton = useClearButton()
  const language = useLanguage()
  const id = useId()
  const cell = useRef<HTMLDivElement>(null)
  // The pressed button disappears, and would take the focus along.
  const decide = (does: () => void) => () => {
    cell.current?.focus({ preventScroll: true })
    does()
  }
  const label = field.label[language]
  const name = `${label} – ${rowName}`
  const status = problem && !isEmptied ? 'error' : ''
  const options = field.choices?.map((choice) => ({ value: choice.text, label: choice.label[language] }))
  // A text that is none of the choices, such as an unknown category, is shown as the file has it.
  const isChoice = options?.some(({ value }) => value === text) ?? false
  return (
    <div ref={cell} tabIndex={-1} className="importer-cell">
      <label htmlFor={id}>{label}</label>
      {options ? (
        <Select
          id={id}
          status={status}
          aria-label={name}
          aria-describedby={`${id}-problem`}
          value={text === '' ? null : text}
          showSearch={{ optionFilterProp: 'label' }}
          allowClear={field.isRequired ? false : clearButton}
          options={text === '' || isChoice ? options : [{ value: text, label: text }, ...options]}
          onChange={(chosen: string | undefined) => onEdit(chosen ?? '')}
        />
      ) : (
        <Input
          id={id}
          status={status}
          aria-label={name}
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== undefined}
          value={text}
          disabled={isEmptied}
          onChange={({ target }) => onEdit(target.value)}
        />
      )}
      <div id={`${id}-problem`} className="importer-cell-problem" role="status">
        {!isEmptied && problem?.message[language]}
        {problem && together > 1 && ` ${t('rows.together', { count: together })}`}
      </div>
      {problem?.remedy === 'leaveEmpty' && (
        <Button size="small" aria-label={`${t('rows.leaveEmpty')} – ${name}`} onClick={decide(onLeaveEmpty)}>
          {t('rows.leaveEmpty')}
        </Button>
      )}
      {problem?.proposal !== undefined && (
        <Button
          size="small"
          aria-label={`${t('rows.propose', { text: problem.proposal })} – ${name}`}
          onClick={decide(() => onPropose(problem.proposal ?? ''))}
        >
          {t('rows.propose', { text: problem.proposal })}
        </Button>
      )}
      {problem?.remedy === 'confirm' && (
        <Button size="small" aria-label={`${t('rows.confirm')} – ${name}`} onClick={decide(onConfirm)}>
          {t('rows.confirm')}
        </Button>
      )}
      {isEmptied && (
        <Button size="small" aria-label={`${t('rows.keep')} – ${name}`} onClick={decide(onRestore)}>
          {t('rows.keep')}
        </Button>
      )}
    </div>
  )
}
