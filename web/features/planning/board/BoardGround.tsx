import type { Scale } from '@filao/domain/planning/scale'
import { memo, useMemo } from 'react'
import { type Shade, type Shades, shadesOf } from './shades.ts'

type Props = { scale: Scale; shades: Shades; today: string; width: number; height: number }

/**
 * Draws the shades behind the bars as one path for each colour. One element for each day and row would make the board
 * slow, and so would gradients, which are computed pixel by pixel before the first paint.
 */
export const BoardGround = memo(function BoardGround({ scale, shades, today, width, height }: Props) {
  const drawn = useMemo(() => shadesOf(scale, shades, today), [scale, shades, today])
  const pixels = Math.round(width)
  return (
    <svg width={pixels} height={height} viewBox={`0 0 ${pixels} 1`} preserveAspectRatio="none" aria-hidden>
      {drawn.map(({ kind, bands }) => (
        <path key={kind} className={`shade-${kind}`} d={bands.map(pathOf).join('')} />
      ))}
    </svg>
  )
})

function pathOf({ left, width }: Shade['bands'][number]): string {
  return `M${left} 0h${width}v1h${-width}z`
}
