import { PlusOutlined } from '@ant-design/icons'
import { damageLabel } from '@filao/domain/fleet/damage/damage'
import type { Damage, DamageCreation } from '@filao/domain/fleet/damage/damage.schema'
import type { SchematicView } from '@filao/domain/fleet/damage/schematic-views'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { listDamages, noteDamage, repairDamage } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { useToast } from '#ui/feedback/toast'
import { useVehicleZone } from '../vehicle/vehicle-zone.ts'
import { DamageDrawing } from './DamageDrawing.tsx'
import { DamageFields } from './DamageFields.tsx'
import { KnownDamages } from './KnownDamages.tsx'
import './vehicle-damages.css'

/**
 * Shows a vehicle's damages on its drawing. A damage can be added outside any rental, and each can be marked as
 * repaired.
 */
export function VehicleDamages({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('fleet/damage')
  const language = useLanguage()
  const toast = useToast()
  const { companyId } = useSession()
  const mayWrite = useCan('fleet.write')
  const zone = useVehicleZone(vehicle)
  const params = { companyId, vehicleId: vehicle.id }
  const read = useRead(listDamages, { params })
  const repair = useAction(repairDamage)
  const [noted, setNoted] = useState<DamageCreation | null>(null)
  const [view, setView] = useState<SchematicView>('left')
  const active = (read.data ?? []).filter(({ repairedAt }) => !repairedAt).toReversed()
  const repaired = (read.data ?? []).filter(({ repairedAt }) => repairedAt)
  const say = async (damage: Damage, isRepaired: boolean) => {
    try {
      await repair.mutateAsync({ params: { ...params, id: damage.id }, body: { isRepaired } })
      toast.success(t(isRepaired ? 'repaired' : 'restored'))
    } catch (refusal) {
      toast.problem(refusal)
    }
  }
  const pins = [
    ...active.map((damage, at) => ({ ...damage, key: damage.id, number: at + 1, isNew: false })),
    ...(noted ? [{ ...noted, key: 'new', number: active.length + 1, isNew: true }] : []),
  ].map((pin) => ({ ...pin, name: `${pin.number}. ${damageLabel(pin, language)}` }))
  const start = (place: Pick<DamageCreation, 'view' | 'x' | 'y'>) =>
    setNoted({ kind: 'scratch', size: 'small', comment: '', ...noted, ...place })
  return (
    <section className="vehicle-damages form-group" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {read.error && !read.data && <LoadError error={read.error} onRetry={read.refetch} />}
      <DamageDrawing
        schematicId={vehicle.schematicId}
        pins={pins}
        view={view}
        onView={setView}
        onPlace={mayWrite ? start : undefined}
        onMove={(_, place) => start(place)}
        onRemove={() => setNoted(null)}
      />
      {active.length > 0 ? (
        <KnownDamages
          damages={active}
          zone={zone}
          {...(mayWrite && {
            action: (damage: Damage) => (
              <Button
                size="small"
                aria-label={t('repairOf', { what: damageLabel(damage, language) })}
                onClick={() => say(damage, true)}
              >
                {t('repair')}
              </Button>
            ),
          })}
        />
      ) : (
        read.data && !noted && <p className="form-hint">{t('none')}</p>
      )}
      {noted && (
        <NewDamage
          value={noted}
          params={params}
          onChange={(next) => {
            setNoted(next)
            setView(next.view)
          }}
          onClose={() => setNoted(null)}
        />
      )}
      {mayWrite && !noted && (
        <Button icon={<PlusOutlined />} onClick={() => start({ view, x: 0.5, y: 0.5 })}>
          {t('new')}
        </Button>
      )}
      {repaired.length > 0 && (
        <RepairedDamages damages={repaired} onRestore={mayWrite ? (damage) => say(damage, false) : null} />
      )}
    </section>
  )
}

type RepairedProps = {
  damages: Damage[]
  /** Takes a repair back; null for those who may not. */
  onRestore: ((damage: Damage) => void) | null
}

function RepairedDamages({ damages, onRestore }: RepairedProps) {
  const { t } = useTranslation('fleet/damage')
  const language = useLanguage()
  return (
    <details>
      <summary>{t('history', { count: damages.length })}</summary>
      <ul className="damage-list">
        {damages.map((damage) => (
          <li key={damage.id}>
            <span className="damage-said">{damageLabel(damage, language)}</span>
            {onRestore && (
              <Button
                size="small"
                type="link"
                aria-label={t('unrepairOf', { what: damageLabel(damage, language) })}
                onClick={() => onRestore(damage)}
              >
                {t('unrepair')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

type NewProps = {
  value: DamageCreation
  params: { companyId: number; vehicleId: number }
  onChange: (value: DamageCreation) => void
  onClose: () => void
}

/** Edits a damage that is not saved yet. */
function NewDamage({ value, params, onChange, onClose }: NewProps) {
  const { t } = useTranslation(['fleet/damage', 'ui'])
  const text = useProblemText()
  const toast = useToast()
  const note = useAction(noteDamage)
  const save = () =>
    note.mutate(
      { params, body: { ...value, comment: value.comment?.trim() || null } },
      {
        onSuccess: () => {
          toast.success(t('noted'))
          onClose()
        },
      },
    )
  return (
    <div className="vehicle-damage-new">
      {note.error && <Notice type="error" role="alert" title={text(note.error)} />}
      <DamageFields value={value} onChange={onChange} />
      <div className="vehicle-damage-bar">
        <Button type="primary" loading={note.isPending} onClick={save}>
          {t('note')}
        </Button>
        <Button onClick={onClose}>{t('cancel', { ns: 'ui' })}</Button>
      </div>
    </div>
  )
}
