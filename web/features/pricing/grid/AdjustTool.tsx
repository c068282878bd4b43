import type { Category } from '@filao/domain/fleet/category/category.schema'
import { type Rounding, readAdjustment, roundings } from '@filao/domain/pricing/adjusted-price'
import { Button, Input, type InputRef, Select } from 'antd'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from './price-cells.ts'

type Props = {
  categories: Category[]
  lengths: number[]
  selection: Selection
  onSelect: (selection: Selection) => void
  onAdjust: (percent: number, rounding: Rounding) => void
}

/** Raises or lowers the prices of a row, a column or the whole season by a percentage. */
export function AdjustTool({ categories, lengths, selection, onSelect, onAdjust }: Props) {
  const { t } = useTranslation('pricing')
  const id = useId()
  const field = useRef<InputRef>(null)
  const [typed, setTyped] = useState('')
  const percent = readAdjustment(typed)
  const isRefused = percent === null && /[^\s+−-]/.test(typed)
  const [rounding, setRounding] = useState<Rounding>(1)
  const adjust = () => {
    if (!percent) return
    onAdjust(percent, rounding)
    setTyped('')
    // The button is disabled without a percentage and would lose the focus.
    field.current?.focus()
  }
  const targets = [
    { key: 'all', selection: {}, label: t('adjust.all') },
    ...categories.map(({ id: categoryId, code, name }) => ({
      key: `category ${categoryId}`,
      selection: { categoryId },
      label: `${code} · ${name}`,
    })),
    ...lengths.map((minDays) => ({
      key: `length ${minDays}`,
      selection: { minDays },
      label: t('length', { count: minDays }),
    })),
  ]
  const chosen = targets.find(
    (target) =>
      selection.categoryId === (target.selection as Selection).categoryId &&
      selection.minDays === (target.selection as Selection).minDays,
  )
  return (
    <fieldset className="price-tool">
      <legend>{t('adjust.title')}</legend>
      <Select
        aria-label={t('adjust.target')}
        className="price-target"
        popupMatchSelectWidth={false}
        value={chosen?.key ?? 'all'}
        options={targets.map(({ key, label }) => ({ value: key, label }))}
        onChange={(key) => onSelect(targets.find((target) => target.key === key)?.selection ?? {})}
      />
      <Input
        ref={field}
        aria-label={t('adjust.percent')}
        aria-describedby={`${id}-hint`}
        aria-invalid={isRefused}
        className="price-percent"
        placeholder="+10"
        autoComplete="off"
        maxLength={20}
        suffix="%"
        {...(isRefused && { status: 'error' as const })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={(event) => {
          event.preventDefault()
          adjust()
        }}
      />
      <Select<Rounding>
        aria-label={t('adjust.rounding')}
        className="price-rounding"
        popupMatchSelectWidth={false}
        value={rounding}
        options={roundings.map((value) => ({ value, label: t(`adjust.to.cents${value}`) }))}
        onChange={setRounding}
      />
      <Button disabled={!percent} onClick={adjust}>
        {t('adjust.apply')}
      </Button>
      <small id={`${id}-hint`} aria-live="polite">
        {t(isRefused ? 'adjust.refused' : 'adjust.hint')}
      </small>
    </fieldset>
  )
}
