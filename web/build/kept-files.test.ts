import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { keptFilesOf } from './kept-files.ts'

const page =
  '<script src="/assets/runtime-1.js"></script><script src="/assets/entry-2.js"></script><link href="/assets/entry-3.css">'

/** A manifest in which every kept screen imports the same chunk. */
async function manifestOfScreens() {
  const source = await readFile(fileURLToPath(new URL('kept-files.ts', import.meta.url)), 'utf8')
  const names = [...source.matchAll(/^ {2}'(.+)',$/gm)].map(([, name]) => String(name))
  const chunks = names.map((name, at) => [name, { file: `assets/${at}.js`, imports: ['_shared'] }] as const)
  return Object.fromEntries([...chunks, ['_shared', { file: 'assets/shared.js', css: ['assets/shared.css'] }] as const])
}

test('the page, the screens, what they import and their words in both languages are kept, each once', async () => {
  const manifest = {
    ...(await manifestOfScreens()),
    'features/planning/counter/messages.en.ts': { file: 'assets/counter.en.js' },
    'features/journal/messages.en.ts': { file: 'assets/journal.en.js' },
    'features/journal/JournalPage.tsx': { file: 'assets/journal.js' },
  }
  const { entry, files } = keptFilesOf(manifest, page)
  expect(entry).toBe('assets/entry-2.js')
  expect(files.filter((file) => !/\/\d+\.js$/.test(file))).toEqual([
    'assets/runtime-1.js',
    'assets/entry-2.js',
    'assets/entry-3.css',
    'assets/shared.js',
    'assets/shared.css',
    'assets/counter.en.js',
  ])
})

test('a screen that has moved stops the build', () => {
  expect(() => keptFilesOf({}, page)).toThrow(/HomePage\.tsx/)
})
