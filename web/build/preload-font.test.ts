import { expect, test } from 'vitest'
import { fontLinks } from './preload-font.ts'

test('a page preloads the letters of its own languages, not those of others', () => {
  const files = ['assets/figtree-latin-wght-normal-1.woff2', 'assets/figtree-latin-ext-wght-normal-2.woff2', 'a.css']
  expect(fontLinks(files).map(({ attrs }) => attrs.href)).toEqual(['/assets/figtree-latin-wght-normal-1.woff2'])
})
