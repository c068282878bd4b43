/** The labels of fields, by their names in the contract. */
export type Labels = Record<string, string>

/** Returns the labels of changed fields as a list, in the order of the form; fields without a label are left out. */
export function fieldLabelsOf(fields: readonly string[], labels: Labels): string {
  const changed = Object.keys(labels).filter((field) => fields.includes(field))
  return changed.map((field) => labels[field]).join(', ')
}
