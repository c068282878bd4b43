import { expect, test } from 'vitest'
import { withPage } from './page-in-manifest.ts'

const manifest = { '_runtime.js': { file: 'assets/runtime-1.js' }, '_entry.js': { file: 'assets/entry-2.js' } }

test('the page names its last script, all of its scripts as imports, and its styles', () => {
  const html = `<script type="module" crossorigin src="/assets/runtime-1.js"></script>
    <script type="module" crossorigin src="/assets/entry-2.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/entry-3.css"><link rel="icon" href="/favicon.svg">`
  expect(withPage(manifest, html)).toEqual({
    ...manifest,
    'index.html': {
      file: 'assets/entry-2.js',
      css: ['assets/entry-3.css'],
      imports: ['_runtime.js', '_entry.js'],
    },
  })
})

test('a page without a script stops the build', () => {
  expect(() => withPage(manifest, '<title>Filao</title>')).toThrow('no script')
})
