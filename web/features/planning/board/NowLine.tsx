import { type Scale, toPx } from '@filao/domain/planning/scale'

/** The moment it is, in the agency's time: a line behind the bars and, faint so that their words can be read, over them. */
export function NowLine({ scale, now, height }: { scale: Scale; now: number; height: number }) {
  if (!isInside(scale, now)) return null
  return <div className="board-now" style={{ left: toPx(scale, now), height }} />
}

/** The hour of now, where its line begins. */
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
