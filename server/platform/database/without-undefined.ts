/**
 * Returns only the fields that were sent: an absent field is not a change, and takes the column's default in a new row.
 */
export function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}
