import { fold } from '../kernel/text.ts'

/**
 * Folds a city for comparison: no case, accents or hyphens, « St » and « Ste » spelled out, so that 'st denis' finds
 * Saint-Denis and 'pointe a pitre' finds Pointe-à-Pitre.
 */
export function foldCity(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(/(?<=^| )st(e?)(?= )/g, 'saint$1')
}
