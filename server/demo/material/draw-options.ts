import type { Option } from '@filao/domain/fleet/option/option.schema'
import type { Random } from './random.ts'

/** Draws options of a rental, each for this share of the rentals, and a cover as often. */
export function drawOptions(
  { options, covers }: { options: readonly Option[]; covers: readonly Option[] },
  random: Random,
  share: number,
): Option[] {
  const drawn = options.filter(() => random.chance(share))
  const cover = covers[Math.floor((random.next() / share) * covers.length)]
  return cover ? [...drawn, cover] : drawn
}
