import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { damageLabel } from '@filao/domain/fleet/damage/damage'
import type { Damage } from '@filao/domain/fleet/damage/damage.schema'
import type { DrawnPosition, SchematicView } from '@filao/domain/fleet/damage/schematic-views'
import { Button } from 'antd'
import { use, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { DamageDrawing, DamageFields, KnownDamages } from '#features/fleet/public'
import { useLanguage } from '#session/language'
import { useLatestValue } from './latest-value.ts'
import { type NotedDamage, newKey } from './outbox/check-values.ts'
import { PhotoTile } from './outbox/PhotoTile.tsx'
import { PhotoBoxContext } from './outbox/stored-photos.ts'
import { PhotoButton } from './PhotoButton.tsx'
import './damages-field.css'

type Props = {
  id?: string
  value?: NotedDamage[]
  onChange?: (damages: NotedDamage[]) => void
  /** The known damages of the vehicle, ordered by number. */
  known: readonly Damage[]
  schematicId: number | null
  zone: string
}

const most = 50
const mostPhotos = 10

/** Edits the damages of a vehicle: shows the known ones and pins new ones on its drawing. */
export function DamagesField({ id, value = [], onChange, known, schematicId, zone }: Props) {
  const { t } = useTranslation(['rentals/handover', 'fleet/damage'])
  const language = useLanguage()
  const box = use(PhotoBoxContext)
  const cards = useRef<HTMLUListElement>(null)
  const [view, setView] = useState<SchematicView>('left')
  const changeAll = useLatestValue('damages', value, onChange)
  const change = (key: string | number, part: Partial<NotedDamage>) =>
    changeAll((damages) => damages.map((damage) => (damage.key === key ? { ...damage, ...part } : damage)))
  const changePhotos = (key: string, changed: (photos: string[]) => string[]) =>
    changeAll((damages) =>
      damages.map((damage) => (damage.key === key ? { ...damage, photos: changed(damage.photos) } : damage)),
    )
  const add = (position: DrawnPosition) => {
    const key = newKey()
    flushSync(() => {
      const damage: NotedDamage = { ...position, key, kind: 'scratch', size: 'small', comment: '', photos: [] }
      changeAll((damages) => [...damages, damage])
      setView(position.view)
    })
    open(key)
  }
  /** Scrolls to the damage's own fields and focuses the first. */
  const open = (key: string | number) => {
    const card = cards.current?.querySelector<HTMLElement>(`[data-damage="${key}"]`)
    card?.querySelector('select')?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }
  const remove = (key: string | number) => {
    for (const photo of value.find((damage) => damage.key === key)?.photos ?? []) void box.forget(photo)
    changeAll((damages) => damages.filter((damage) => damage.key !== key))
  }
  const numberOf = (at: number) => known.length + at + 1
  const pins = [
    ...known.map((damage, at) => ({ ...damage, key: damage.id, number: at + 1, isNew: false })),
    ...value.map((damage, at) => ({ ...damage, number: numberOf(at), isNew: true })),
  ].map((pin) => ({ ...pin, name: `${pin.number}. ${damageLabel(pin, language)}` }))
  return (
    <div className="damages-field" id={id} tabIndex={-1}>
      <DamageDrawing
        schematicId={schematicId}
        pins={pins}
        view={view}
        onView={setView}
        onPlace={value.length < most ? add : undefined}
        onMove={change}
        onOpen={open}
        onRemove={remove}
      />
      {schematicId === null && <p className="form-hint">{t('noDrawing', { ns: 'fleet/damage' })}</p>}
      {known.length > 0 && <KnownDamages damages={known} zone={zone} />}
      <ul ref={cards} className="damage-cards">
        {value.map((damage, at) => (
          <DamageCard
            key={damage.key}
            damage={damage}
            number={numberOf(at)}
            onChange={(next) => {
              change(damage.key, next)
              setView(next.view)
            }}
            onPhotos={(changed) => changePhotos(damage.key, changed)}
            onRemove={() => remove(damage.key)}
          />
        ))}
      </ul>
      {value.length < most && (
        <Button icon={<PlusOutlined />} onClick={() => add({ view, x: 0.5, y: 0.5 })}>
          {t('damages.add')}
        </Button>
      )}
    </div>
  )
}

type CardProps = {
  damage: NotedDamage
  number: number
  onChange: (damage: Omit<NotedDamage, 'key' | 'photos'>) => void
  onPhotos: (changed: (photos: string[]) => string[]) => void
  onRemove: () => void
}

/** Edits a new damage: its words and its photos. */
function DamageCard({ damage: { key, photos, ...damage }, number, onChange, onPhotos, onRemove }: CardProps) {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  const box = use(PhotoBoxContext)
  return (
    <li data-damage={key} aria-label={t('damages.number', { number })}>
      <header>
        <span className="damage-number is-new">{number}</span>
        <strong>{damageLabel(damage, language)}</strong>
        <Button type="text" icon={<DeleteOutlined />} aria-label={t('damages.remove', { number })} onClick={onRemove} />
      </header>
      <DamageFields value={damage} onChange={onChange}>
        <div className="photo-line">
          {photos.map((photo, at) => (
            <PhotoTile
              key={photo}
              id={photo}
              label={t('photos.other', { number: at + 1 })}
              onRemove={() => {
                void box.forget(photo)
                onPhotos((all) => all.filter((one) => one !== photo))
              }}
            />
          ))}
          {photos.length < mostPhotos && (
            <PhotoButton
              label={t('photos.ofDamage')}
              name={t('photos.ofDamageNumber', { number })}
              onTaken={(photo) => {
                onPhotos((all) => [...all, photo].slice(0, mostPhotos))
                return true
              }}
            />
          )}
        </div>
      </DamageFields>
    </li>
  )
}
