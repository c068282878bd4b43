import {
  damageKindLabels,
  damageKinds,
  damageSizeLabels,
  damageSizes,
  schematicViewLabels,
} from '@filao/domain/fleet/damage/damage'
import type { DamageCreation } from '@filao/domain/fleet/damage/damage.schema'
import { damageLabels } from '@filao/domain/fleet/damage/damage-labels'
import { schematicViews } from '@filao/domain/fleet/damage/schematics'
import { Input } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels, useLanguage } from '#session/language'
import { placeOf, type Spot, spotOf, spots } from './spots.ts'
import './damages.css'

type Props = {
  value: DamageCreation
  onChange: (value: DamageCreation) => void
  /** Its photos, if it has any. */
  children?: ReactNode
}

/** Edits a damage: its kind, size, position in words, and comment. */
export function DamageFields({ value, onChange, children }: Props) {
  const { t } = useTranslation('fleet/damage')
  const labels = useLabels(damageLabels)
  const language = useLanguage()
  const id = useId()
  const change = (part: Partial<DamageCreation>) => onChange({ ...value, ...part })
  return (
    <div className="damage-fields">
      <label>
        {labels.kind}
        <select value={value.kind} onChange={({ target }) => change({ kind: oneOf(damageKinds, target.value) })}>
          {damageKinds.map((kind) => (
            <option key={kind} value={kind}>
              {damageKindLabels[kind][language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {labels.size}
        <select value={value.size} onChange={({ target }) => change({ size: oneOf(damageSizes, target.value) })}>
          {damageSizes.map((size) => (
            <option key={size} value={size}>
              {damageSizeLabels[size][language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {labels.view}
        <select value={value.view} onChange={({ target }) => change({ view: oneOf(schematicViews, target.value) })}>
          {schematicViews.map((view) => (
            <option key={view} value={view}>
              {schematicViewLabels[view][language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('spot')}
        <select value={spotOf(value)} onChange={({ target }) => change(placeOf(oneOf(spots, target.value)))}>
          {spots.map((spot: Spot) => (
            <option key={spot} value={spot}>
              {t(`spots.${spot}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="damage-comment">
        <label htmlFor={id}>{labels.comment}</label>
        <Input
          id={id}
          value={value.comment ?? ''}
          maxLength={500}
          placeholder={t('commentHint')}
          onChange={({ target }) => change({ comment: target.value })}
        />
      </div>
      {children}
    </div>
  )
}

/** Returns the chosen value with the type of the list. */
function oneOf<Value extends string>(values: readonly Value[], text: string): Value {
  return values.find((value) => value === text) ?? (values[0] as Value)
}
