import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { keptFilesOf } from './kept-files.ts'

/** A manifest in which every kept screen imports the same chunk. */
async function manifestOfScreens() {
  const source = await readFile(fileURLToPath(new URL('kept-files.ts', import.meta.url)), 'utf8')
  const names = [...source.matchAll(/^ {2}'(.+)',$/gm)].map(([, name]) => String(name))
  const chunks = names.map((name, at) => [name, { file: `assets/${at}.js`, imports: ['_shared'] }] as const)
  return {
    ...Object.fromEntries(chunks),
    _shared: { file: 'assets/shared.js', css: ['assets/shared.css'] },
    'index.html': { file: 'assets/entry-2.js', css: ['assets/entry-3.css'], imports: ['_runtime'] },
    _runtime: { file: 'assets/runtime-1.js' },
  }
}

test('the page, the screens, what they import and their words in both languages are kept, each once', async () => {
  const manifest = {
    ...(await manifestOfScreens()),
    'features/planning/counter/messages.en.ts': { file: 'assets/counter.en.js' },
    'features/journal/messages.en.ts': { file: 'assets/journal.en.js' },
    'features/journal/JournalPage.tsx': { file: 'assets/journal.js' },
  }
  const { entry, files } = keptFilesOf(manifest)
  expect(entry).toBe('assets/entry-2.js')
  expect(files.filter((file) => !/\/\d+\.js$/.test(file))).toEqual([
    'assets/entry-2.js',
    'assets/entry-3.css',
    'assets/runtime-1.js',
    'assets/shared.js',
    'assets/shared.css',
    'assets/counter.en.js',
  ])
})

test('a screen that has moved stops the build', () => {
  expect(() => keptFilesOf({})).toThrow(/HomePage\.tsx/)
})
