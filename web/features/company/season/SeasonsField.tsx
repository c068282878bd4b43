import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { seasonLabels } from '@filao/domain/company/seasons'
import { AutoComplete, Button, Input } from 'antd'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { MonthDayInput } from './MonthDayInput.tsx'
import { SeasonGaps } from './SeasonGaps.tsx'
import { isComplete, nextRow, overlapProblems, type SeasonRow } from './season-rows.ts'
import { YearStrip } from './YearStrip.tsx'
import './SeasonsField.css'

type Props = { id?: string; value?: SeasonRow[]; onChange?: (rows: SeasonRow[]) => void }

/**
 * Edits the seasons of an agency, drawn as a year with its uncovered dates. A form control: its value is a list of
 * rows.
 */
export function SeasonsField({ id, value: rows = [], onChange }: Props) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const overlaps = overlapProblems(rows)
  const [storedIds] = useState(() => rows.filter((row) => row.id > 0).map((row) => row.id))
  const isOneGone = storedIds.some((storedId) => !rows.some((row) => row.id === storedId))
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const change = (at: number, changed: Partial<SeasonRow>) =>
    onChange?.(rows.map((row, index) => (index === at ? { ...row, ...changed } : row)))
  const add = () => {
    // The row is there before the next key can be typed.
    flushSync(() => onChange?.([...rows, nextRow(rows, language)]))
    list.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.select()
  }
  const remove = (at: number) => {
    onChange?.(rows.filter((_, index) => index !== at))
    addButton.current?.focus()
  }
  return (
    <div ref={list} className="seasons">
      {rows.some(isComplete) && <YearStrip rows={rows} />}
      {rows.length === 0 && <p className="form-hint">{t('season.none')}</p>}
      {rows.map((row, at) => (
        <fieldset key={row.id} className="season" aria-label={t('season.named', { number: at + 1 })}>
          <span className={`season-dot season-colour-${at % 6}`} aria-hidden />
          <div className="season-names">
            <AutoComplete
              id={at === (overlaps.keys().next().value ?? 0) ? (id ?? '') : `${id}-${at}`}
              aria-label={t('season.label')}
              placeholder={t('season.label')}
              maxLength={60}
              options={Object.values(seasonLabels).map((label) => ({ value: label[language] }))}
              status={row.userLabel.trim() ? '' : 'error'}
              value={row.userLabel}
              onChange={(userLabel) => change(at, { userLabel })}
            />
            <Input
              lang="en"
              aria-label={t('season.labelEn')}
              placeholder={t('season.labelEn')}
              maxLength={60}
              value={row.userLabelEn ?? ''}
              onChange={({ target }) => change(at, { userLabelEn: target.value })}
            />
          </div>
          <div className="season-days">
            <MonthDayInput
              label={t('season.start')}
              value={row.start}
              invalid={overlaps.has(at)}
              onChange={(start) => change(at, { start })}
            />
            <span aria-hidden>→</span>
            <MonthDayInput
              label={t('season.end')}
              value={row.end}
              invalid={overlaps.has(at)}
              onChange={(end) => change(at, { end })}
            />
          </div>
          <Button
            type="text"
            danger
            icon={<DeleteOutlined />}
            aria-label={t('season.remove', { label: row.userLabel })}
            onClick={() => remove(at)}
          />
          {overlaps.has(at) && (
            <p className="season-problem" role="alert">
              {overlaps.get(at)?.[language]}
            </p>
          )}
          {!isComplete(row) && <p className="season-note">{t('season.incomplete')}</p>}
        </fieldset>
      ))}
      <Button ref={addButton} icon={<PlusOutlined />} onClick={add}>
        {t('season.add')}
      </Button>
      {isOneGone && <p className="season-note">{t('season.pricesGo')}</p>}
      <SeasonGaps rows={rows} />
    </div>
  )
}
