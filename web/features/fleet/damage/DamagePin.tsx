import { type DrawnPosition, positionOnSheet, type ViewBox } from '@filao/domain/fleet/damage/schematic-views'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** A damage on the drawing. A new one can be moved and removed; a known one is fixed. */
export type Pin = DrawnPosition & { key: string | number; number: number; isNew: boolean; name: string }

type Props = {
  pin: Pin
  /** The visible part of the drawing. */
  box: ViewBox
  positionAt: (event: PointerEvent) => DrawnPosition
  onMove: ((key: Pin['key'], position: DrawnPosition) => void) | undefined
  onOpen: ((key: Pin['key']) => void) | undefined
  onRemove: ((key: Pin['key']) => void) | undefined
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Renders the number of a damage at its position. A new one follows the finger or the arrow keys; Delete removes it,
 * Enter opens its details.
 */
export function DamagePin({ pin, box, positionAt, onMove, onOpen, onRemove }: Props) {
  const [isHeld, setIsHeld] = useState(false)
  const from = useRef<{ x: number; y: number }>(null)
  const at = positionOnSheet(pin)
  const style = {
    left: `${((at.x - box.x) / box.width) * 100}%`,
    top: `${((at.y - box.y) / box.height) * 100}%`,
  }
  if (!pin.isNew) {
    return (
      <span className="damage-pin damage-number" role="img" aria-label={pin.name} style={style}>
        {pin.number}
      </span>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) {
      const size = event.shiftKey ? 0.1 : 0.02
      const clamp = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
      onMove?.(pin.key, { view: pin.view, x: clamp(pin.x + step[0] * size), y: clamp(pin.y + step[1] * size) })
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove?.(pin.key)
    else return
    event.preventDefault()
  }
  const follow = (event: PointerEvent) => {
    const start = from.current
    // A finger that rests on the pin trembles: small moves do not count.
    if (!start || (!isHeld && Math.hypot(event.clientX - start.x, event.clientY - start.y) < 6)) return
    setIsHeld(true)
    onMove?.(pin.key, positionAt(event))
  }
  const release = () => {
    from.current = null
    setIsHeld(false)
  }
  return (
    <button
      type="button"
      className={`damage-pin damage-number is-new${isHeld ? ' is-held' : ''}`}
      aria-label={pin.name}
      style={style}
      onClick={() => onOpen?.(pin.key)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {pin.number}
    </button>
  )
}
