/** Returns the filters and order of a list's URL in one fixed order, so that equal views are equal texts. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  for (const name of ['page', 'cursor']) kept.delete(name)
  for (const [name, value] of params) if (value === '') kept.delete(name)
  kept.sort()
  return kept.toString()
}
