/** Returns the path under which reads are cached and become stale together: `rentals` for `/companies/7/rentals/3`. */
export function topLevel(path: string): string {
  const parts = path.split('/').filter(Boolean)
  return (parts[0] === 'companies' && parts[2] ? parts[2] : parts[0]) as string
}
