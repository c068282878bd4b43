import { type FilePlates, typedPlates } from '@filao/domain/fleet/plate'

/** The input of the second step. Mode 0 is a file, 1 is typed plates; the other mode's plates are kept but ignored. */
export type Entry = {
  mode: 0 | 1
  file: (FilePlates & { name: string }) | null
  text: string
  /** True when typed plates of an unusual form are to be imported too. */
  isConfirmed: boolean
}

export const emptyEntry: Entry = { mode: 0, file: null, text: '', isConfirmed: false }

/** Returns the plates for the recap; `confirmed` are those of an unusual form. */
export function platesOf({ mode, file, text, isConfirmed }: Entry) {
  const { plates, others } = mode === 0 ? { plates: file?.plates ?? [], others: [] } : typedPlates(text)
  const confirmed = isConfirmed ? others : []
  return { plates, confirmed, count: plates.length + confirmed.length }
}
