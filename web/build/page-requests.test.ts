import { expect, test } from 'vitest'
import { fontLinks, withLateScripts } from './page-requests.ts'

test('a page preloads the letters of its own languages, not those of others', () => {
  const files = ['assets/figtree-latin-wght-normal-1.woff2', 'assets/figtree-latin-ext-wght-normal-2.woff2', 'a.css']
  expect(fontLinks(files).map(({ attrs }) => attrs.href)).toEqual(['/assets/figtree-latin-wght-normal-1.woff2'])
})

test('the scripts of a page wait for its styles and its font', () => {
  const page = '<script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css">'
  expect(withLateScripts(page)).toBe(
    '<script type="module" fetchpriority="low" src="/a.js"></script><link rel="stylesheet" href="/a.css">',
  )
})
