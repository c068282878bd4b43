/** As much of a person as names them. */
export type Named = { title?: string | null; firstName: string | null; lastName: string | null }

/** A person as they are addressed: « Mme Élodie Montrose ». */
export function personName({ title, firstName, lastName }: Named): string {
  return [title, firstName, lastName].filter(Boolean).join(' ')
}
