// JavaScript that each screen asks for, gzip, against what it may weigh. For after `vite build`; exits 1 where one weighs more.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('../web/dist/', import.meta.url)
const chunks = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const most = 150_000

/** Every chunk that comes with these, following static imports. */
function closure(names, found = new Set()) {
  for (const name of names.filter((one) => chunks[one] && !found.has(one))) {
    found.add(name)
    closure(chunks[name].imports ?? [], found)
  }
  return found
}

function bytes(...names) {
  const files = [...closure(['index.html', ...names])]
    .map((name) => chunks[name].file)
    .filter((file) => file.endsWith('.js'))
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0)
}

const withWords = (page) => [page, page.replace(/[^/]+$/, 'messages.fr.ts')]
const frame = ['app/Layout.tsx', 'app/messages.fr.ts', 'ui/messages.fr.ts']
const login = bytes(...withWords('features/access/LoginPage.tsx'))
const screens = Object.keys(chunks).filter((name) => /^features\/(?!access\/[^/]+$).*Page\.tsx$/.test(name))

const table = [
  ['login, in all', login, most],
  ['frame of the back-office, in all', bytes(...frame)],
  ...screens.map((page) => [
    `${page}, more than the frame`,
    bytes(...frame, ...withWords(page)) - bytes(...frame),
    most,
  ]),
]
for (const [name, size, limit] of table) {
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}${size > limit ? `: over ${limit / 1000} kB` : ''}`)
}
process.exitCode = table.some(([, size, limit]) => size > limit) ? 1 : 0
