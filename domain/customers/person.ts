/** The fields of a person's name. */
export type Named = { title?: string | null; firstName: string | null; lastName: string | null }

/** Returns the name of a person with their title: « Mme Élodie Montrose ». */
export function personName({ title, firstName, lastName }: Named): string {
  return [title, firstName, lastName].filter(Boolean).join(' ')
}
