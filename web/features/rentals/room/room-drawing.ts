import type { Room, RoomQuery } from '@filao/domain/rentals/room/room.schema'

/** A bar of the drawing, in percent of its width: what stays, leaves, comes, and the period that is asked for. */
type DrawnBar = {
  key: string
  kind: 'stays' | 'leaves' | 'comes' | 'asked'
  label: string
  left: number
  width: number
}

/** An arrow from one row to another at a time, in percent of the width. */
type DrawnArrow = { key: number; left: number; from: number; to: number }

type DrawnRow = { vehicleId: number; registrationNumber: string; bars: DrawnBar[] }

/** Returns what is drawn of a proposal: its rows with their bars, cut at the drawing's edges, and its moves. */
export function roomDrawing(
  { rows, moves, vehicleId }: Room,
  search: RoomQuery,
): { rows: DrawnRow[]; arrows: DrawnArrow[] } {
  const times = [search, ...moves].map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))
  const [first, last] = [Math.min(...times.map(({ start }) => start)), Math.max(...times.map(({ end }) => end))]
  const margin = (last - first) / 4
  const [from, to] = [first - margin, last + margin]
  const percent = (instant: number) => ((Math.min(to, Math.max(from, instant)) - from) / (to - from)) * 100
  const span = (start: string, end: string) => {
    const left = percent(Date.parse(start))
    return { left, width: percent(Date.parse(end)) - left }
  }
  const drawn = rows.map((row): DrawnRow => {
    const own = row.bars.map(({ rentalId, publicId, start, end }): DrawnBar => {
      const leaves = moves.some((move) => move.rentalId === rentalId && move.fromVehicleId === row.vehicleId)
      return { key: start, kind: leaves ? 'leaves' : 'stays', label: publicId ?? '', ...span(start, end) }
    })
    const coming = moves
      .filter((move) => move.toVehicleId === row.vehicleId)
      .map((move): DrawnBar => {
        return { key: `+${move.rentalId}`, kind: 'comes', label: move.publicId, ...span(move.start, move.end) }
      })
    const asked: DrawnBar = { key: 'asked', kind: 'asked', label: '', ...span(search.start, search.end) }
    const bars = [...own, ...coming, ...(row.vehicleId === vehicleId ? [asked] : [])].filter(({ width }) => width > 0)
    return { vehicleId: row.vehicleId, registrationNumber: row.registrationNumber, bars }
  })
  const rowOf = (id: number) => rows.findIndex((row) => row.vehicleId === id)
  const arrows = moves.map((move) => {
    const { left, width } = span(move.start, move.end)
    return { key: move.rentalId, left: left + width / 2, from: rowOf(move.fromVehicleId), to: rowOf(move.toVehicleId) }
  })
  return { rows: drawn, arrows }
}
