/** Returns a sentence for a file that an operator named and that cannot be opened; null when something else failed. */
export function unopened(path: string, { code }: NodeJS.ErrnoException): Error | null {
  if (code === 'ENOENT' || code === 'ENOTDIR') return new Error(`There is no file ${path}.`)
  if (code === 'EISDIR') return new Error(`${path} is a folder: name the file in it.`)
  if (code === 'EACCES') return new Error(`${path} cannot be read: this user is not allowed to.`)
  return null
}
