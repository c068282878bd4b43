import { type FilePlates, typedPlates } from '@filao/domain/fleet/plate'

/** What was given in the second step. Mode 0 is a file, 1 is by hand; the other one's plates stay, but do not count. */
export type Entry = {
  mode: 0 | 1
  file: (FilePlates & { name: string }) | null
  text: string
  /** Whether plates of another form, typed by hand, are to be imported too. */
  isConfirmed: boolean
}

export const emptyEntry: Entry = { mode: 0, file: null, text: '', isConfirmed: false }

/** The plates that go on to the recap; `confirmed` are those of another form. */
export function platesOf({ mode, file, text, isConfirmed }: Entry) {
  const { plates, others } = mode === 0 ? { plates: file?.plates ?? [], others: [] } : typedPlates(text)
  const confirmed = isConfirmed ? others : []
  return { plates, confirmed, count: plates.length + confirmed.length }
}
