/** Random choices that are the same for the same seed. */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  next: () => number
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number
  pick: <Item>(list: readonly Item[]) => Item
  chance: (share: number) => boolean
}

/** Returns a small generator (mulberry32): good enough for invented data, and the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
    chance: (share) => next() < share,
  }
}
