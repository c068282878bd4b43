/** Loads the schema of the form, which is drawn without it. */
export async function fetchRentalSchema() {
  const { schema } = await import('./rental-schema.ts')
  return schema
}
