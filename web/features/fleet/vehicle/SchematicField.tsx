import { schematics } from '@filao/domain/fleet/damage/schematics'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { listSchematics } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'

type Props = {
  label: string
  /** Given by Form.Item. */
  id?: string
  value?: number | null
  onChange?: (id: number | null) => void
}

/** Chooses the drawing on which a vehicle's damage is marked, or none. */
export function SchematicField({ label, id, value = null, onChange }: Props) {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const name = useId()
  const thumbnails = useRead(listSchematics, {}, { staleTime: Number.POSITIVE_INFINITY }).data
  const urlOf = new Map(thumbnails?.map((thumbnail) => [thumbnail.id, thumbnail.url]))
  const choices: { id: number | null; label: string }[] = [
    { id: null, label: t('vehicle.noSchematic') },
    ...schematics.map(({ id, label }) => ({ id, label: label[language] })),
  ]
  return (
    <div className="schematics" role="radiogroup" aria-label={label}>
      {choices.map((choice, at) => (
        <label key={choice.id ?? 0}>
          <input
            type="radio"
            name={name}
            {...(at === 0 && id && { id })}
            checked={choice.id === value}
            onChange={() => onChange?.(choice.id)}
          />
          {choice.id && urlOf.has(choice.id) && <img src={urlOf.get(choice.id)} alt="" loading="lazy" />}
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
