import { type Scale, toPx } from '@filao/domain/planning/scale'

/** Draws the current time as a line behind the bars and, faint so that their text stays readable, over them. */
export function NowLine({ scale, now, height }: { scale: Scale; now: number; height: number }) {
  if (!isInside(scale, now)) return null
  return <div className="board-now" style={{ left: toPx(scale, now), height }} />
}

/** Shows the current hour, at the top of the line. */
export function NowHour({ scale, now, hour }: { scale: Scale; now: number; hour: string }) {
  if (!isInside(scale, now)) return null
  return (
    <span className="board-now-hour" style={{ left: toPx(scale, now) }}>
      {hour}
    </span>
  )
}

function isInside({ start, end }: Scale, now: number): boolean {
  return start <= now && now < end
}
