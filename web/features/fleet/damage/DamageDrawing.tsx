import { schematicViewLabels } from '@filao/domain/fleet/damage/damage'
import { damageLabels } from '@filao/domain/fleet/damage/damage-labels'
import {
  type DrawnPosition,
  positionFromSheet,
  type SchematicView,
  schematicSheet,
  viewBoxes,
} from '@filao/domain/fleet/damage/schematic-views'
import { schematics, schematicViews } from '@filao/domain/fleet/damage/schematics'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getSchematic } from '#api/calls'
import { urlOf } from '#api/input'
import { useLabels, useLanguage } from '#session/language'
import { SegmentedControl } from '#ui/SegmentedControl'
import { useIsWideScreen } from '#ui/wide-screen'
import { DamagePin, type Pin } from './DamagePin.tsx'
import './damages.css'

type Props = {
  /** Null when the vehicle has no drawing of its own: the most common one is shown instead. */
  schematicId: number | null
  pins: Pin[]
  /** The view shown on a narrow screen; a wide one shows all. */
  view: SchematicView
  onView: (view: SchematicView) => void
  /** Adds a damage at the pressed point; without it none can be added. */
  onPlace?: ((position: DrawnPosition) => void) | undefined
  onMove?: (key: Pin['key'], position: DrawnPosition) => void
  onOpen?: (key: Pin['key']) => void
  onRemove?: (key: Pin['key']) => void
}

/**
 * Renders a vehicle's drawing with its damages; a press on it adds one. A phone shows one view at a time, large enough
 * for a finger.
 */
export function DamageDrawing({ schematicId, pins, view, onView, onPlace, onMove, onOpen, onRemove }: Props) {
  const { t } = useTranslation('fleet/damage')
  const labels = useLabels(damageLabels)
  const language = useLanguage()
  const isWide = useIsWideScreen()
  const sheet = useRef<HTMLDivElement>(null)
  const box = isWide ? schematicSheet : viewBoxes[view]
  const positionAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = sheet.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    const x = box.x + ((clientX - left) / width) * box.width
    const y = box.y + ((clientY - top) / height) * box.height
    return positionFromSheet({ x, y }, isWide ? undefined : view)
  }
  const count = (one: SchematicView) => pins.filter((pin) => pin.view === one).length
  return (
    <div className="damage-drawing">
      {!isWide && (
        <SegmentedControl
          label={labels.view}
          value={view}
          onChange={onView}
          options={schematicViews.map((value) => ({
            value,
            label: `${schematicViewLabels[value][language]}${count(value) > 0 ? ` (${count(value)})` : ''}`,
          }))}
        />
      )}
      <div ref={sheet} className="damage-sheet">
        <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden>
          <image
            href={urlOf(getSchematic.path, { params: { id: schematicId ?? schematics[0].id } })}
            width={schematicSheet.width}
            height={schematicSheet.height}
          />
        </svg>
        {onPlace && (
          <button
            type="button"
            className="damage-ground"
            aria-label={t('place')}
            // A damage added by keyboard starts in the middle, and the arrows move it from there.
            onClick={(event) => onPlace(event.detail === 0 ? { view, x: 0.5, y: 0.5 } : positionAt(event))}
          />
        )}
        {pins
          .filter((pin) => isWide || pin.view === view)
          .map((pin) => (
            <DamagePin
              key={pin.key}
              pin={pin}
              box={box}
              positionAt={positionAt}
              onMove={onMove}
              onOpen={onOpen}
              onRemove={onRemove}
            />
          ))}
      </div>
    </div>
  )
}
