import { ambiguousColumns, type ColumnFields } from '@filao/domain/imports/headings'
import type { ShownKind } from '@filao/domain/imports/kind'
import { missingFields, unusedColumns } from '@filao/domain/imports/table'
import { Button, Checkbox, Select } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import { useClearButton } from '#ui/form/clear-button'
import { type ImportState, stateOf } from '../rows/import-state.ts'
import { loadGarbledWord } from '../source/late-letters.ts'
import { DateOrders } from './DateOrders.tsx'
import '../imports.css'

type Props = {
  kind: Pick<ShownKind, 'fields'>
  state: ImportState
  recall: (headings: string[]) => ColumnFields | null
  onChange: (state: ImportState) => void
  onBack: () => void
  onNext: () => void
}

/** The value of a select for a column that fills no field. */
const none = ''

/** Shows which field each column fills, to be changed by hand, and the columns that are not used. */
export function ColumnsStep({ kind, state, recall, onChange, onBack, onNext }: Props) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const { headings, columns, rows } = state
  const named = (at: number) => headings[at] || t('columns.unnamed', { number: at + 1 })
  // Two columns may have one heading.
  const keyed = headings.map((heading, at) => ({ key: `${at} ${heading}`, at }))
  const missing = missingFields(kind.fields, columns)
  const blocking = missing.filter(({ key, choices }) => !(choices && state.defaults[key]))
  const oneOf = new Intl.ListFormat(language, { type: 'disjunction' })
  const labelOf = (key: string) => kind.fields.find((one) => one.key === key)?.label[language] ?? key
  const wanted = blocking.map(({ key, orElse = [] }) => oneOf.format([key, ...orElse].map(labelOf)))
  const unused = unusedColumns(headings, rows, columns)
  const garbled = useGarbledWord(state)
  const set = (at: number, key: string) => {
    const field = kind.fields.find((one) => one.key === key)
    const isTaken = (other: string | null) => other === key && !field?.isList
    const others = columns.map((other) => (isTaken(other) ? null : other))
    change({ columns: others.with(at, key || null) })
  }
  const change = (to: Partial<Pick<ImportState, 'columns' | 'defaults' | 'orders'>>) =>
    onChange({ ...state, ...to, rows: rows.map((row) => (row.outcome ? { ...row, outcome: null } : row)) })
  return (
    <>
      <p>
        {state.name ?? t('source.pasted')} · {t('columns.count', { count: rows.length })}
      </p>
      {garbled !== null && <Notice type="warning" title={t('columns.garbled', { word: garbled })} />}
      <Checkbox
        checked={state.hasHeading}
        onChange={({ target }) => onChange(stateOf(kind, { ...state, hasHeading: target.checked }, recall))}
      >
        {t('columns.hasHeading')}
      </Checkbox>
      <ul className="importer-columns" aria-label={t('steps.columns')}>
        {keyed.map(({ key, at }) => (
          <li key={key} className={columns[at] ? '' : 'importer-column-out'}>
            <div>
              <strong>{named(at)}</strong>
              <span className="importer-examples">{examplesOf(state, at)}</span>
            </div>
            <Select
              aria-label={t('columns.fieldOf', { column: named(at) })}
              value={columns[at] ?? none}
              showSearch={{ optionFilterProp: 'label' }}
              options={[
                { value: none, label: t('columns.unused') },
                ...kind.fields.map(({ key, label }) => ({ value: key, label: label[language] })),
              ]}
              onChange={(key: string) => set(at, key)}
            />
          </li>
        ))}
      </ul>
      {ambiguousColumns(headings, columns, kind.fields).map(({ at, note }) => (
        <Notice
          key={at}
          type="info"
          title={t('columns.ambiguous', { column: named(at) })}
          description={note[language]}
        />
      ))}
      <DateOrders kind={kind} state={state} onChange={(orders) => change({ orders })} />
      {unused.length > 0 && (
        <Notice
          type="info"
          title={t('columns.unusedTitle', { count: unused.length })}
          description={
            <ul className="importer-plain">
              {unused.map(({ at, count, examples }) => (
                <li key={at}>
                  {t('columns.unusedColumn', { column: named(at), count, examples: examples.join(', ') })}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <Defaults kind={kind} state={state} onChange={(defaults) => change({ defaults })} />
      {blocking.length > 0 && (
        <Notice type="warning" role="status" title={t('columns.missing', { fields: wanted.join(' · ') })} />
      )}
      <div className="importer-bar importer-bar-sticky">
        <Button type="primary" disabled={blocking.length > 0} onClick={onNext}>
          {t('next')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </>
  )
}

/** Returns a word of the file whose letters look wrong, once the code that judges it is there; null for none. */
function useGarbledWord({ records }: ImportState): string | null {
  const [word, setWord] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    void loadGarbledWord().then(({ garbledWord }) => {
      if (!isGone) setWord(garbledWord(records.flatMap(({ cells }) => cells)))
    })
    return () => {
      isGone = true
    }
  }, [records])
  return word
}

function examplesOf({ rows }: ImportState, at: number): string {
  const cells = rows.slice(0, 50).flatMap(({ cells }) => cells[at]?.trim() || [])
  return [...new Set(cells)].slice(0, 3).join(' · ') || '–'
}

type DefaultsProps = Pick<Props, 'kind' | 'state'> & { onChange: (defaults: Record<string, string>) => void }

/** Takes a value for the rows without one, for each required field with choices. */
function Defaults({ kind, state, onChange }: DefaultsProps) {
  const { t } = useTranslation('imports')
  const clearButton = useClearButton()
  const language = useLanguage()
  const fields = kind.fields.filter(({ isRequired, choices }) => isRequired && choices)
  if (fields.length === 0) return null
  return (
    <fieldset className="importer-defaults">
      <legend>{t('columns.defaults')}</legend>
      {fields.map(({ key, label, choices }) => (
        <Select
          key={key}
          allowClear={clearButton}
          aria-label={`${t('columns.defaults')} – ${label[language]}`}
          placeholder={label[language]}
          value={state.defaults[key] ?? null}
          showSearch={{ optionFilterProp: 'label' }}
          options={choices?.map(({ text, label }) => ({ value: text, label: label[language] })) ?? []}
          onChange={(text: string | undefined) => {
            const { [key]: _, ...others } = state.defaults
            onChange(text ? { ...others, [key]: text } : others)
          }}
        />
      ))}
    </fieldset>
  )
}
