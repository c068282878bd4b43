// Compares the JavaScript that each screen loads, in gzip, and its number of files with their limits. Reads the folder that `vite build` wrote
// (web/dist); exits 1 when a screen is over its limit.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

const folder = process.argv[2] ?? resolve(import.meta.dirname, '../web/dist')
const dist = pathToFileURL(`${resolve(folder)}/`)
const read = (manifest) => JSON.parse(readFileSync(new URL(`.vite/${manifest}.json`, dist), 'utf8'))
const chunks = read('manifest')
const most = 150_000

/** Returns every chunk that loads with these, following static imports. */
function closure(names, found = new Set()) {
  for (const name of names.filter((one) => chunks[one] && !found.has(one))) {
    found.add(name)
    closure(chunks[name].imports ?? [], found)
  }
  return found
}

function bytes(...names) {
  return gzipped([...closure(['index.html', ...names])].map((name) => chunks[name]))
}

function gzipped(loaded) {
  const scripts = loaded.map(({ file }) => file).filter((file) => file.endsWith('.js'))
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0)
}

/** A screen with the message catalogues of its folder and of the parent folders. */
const withWords = (page) => {
  const folders = page.split('/').slice(0, -1)
  return [page, ...folders.map((_, depth) => `${folders.slice(0, depth + 1).join('/')}/messages.fr.ts`)]
}
const first = ['app/layout/Layout.tsx', 'app/messages.fr.ts', 'ui/messages.fr.ts']
/** Includes the chunks loaded right after the first ones on every screen, see web/app/preload.ts. */
const frame = [...first, 'ui/form/FormScreen.tsx', 'ui/SearchBox.tsx']
const login = bytes(...withWords('features/access/LoginPage.tsx'))
const screens = Object.keys(chunks).filter((name) => /^features\/(?!access\/[^/]+$).*Page\.tsx$/.test(name))

const table = [
  ['login, in all', login, most],
  ["the customer's page, in all", gzipped(Object.values(read('customer'))), 60_000],
  ['frame of the back-office: before the first picture', bytes(...first)],
  ['frame of the back-office: with the pieces of forms and lists, right behind', bytes(...frame)],
  ...screens.map((page) => [
    `${page}, more than the frame`,
    bytes(...frame, ...withWords(page)) - bytes(...frame),
    most,
  ]),
]
/** The most files of scripts that a screen loads with the frame: each costs a distant phone its latency. */
const mostFiles = 40
const files = screens.map((page) => [page, closure(['index.html', ...frame, ...withWords(page)]).size])
for (const [page, count] of files.filter(([, count]) => count > mostFiles)) {
  console.log(`${page} loads ${count} files of scripts: over ${mostFiles}`)
  process.exitCode = 1
}
for (const [name, size, limit] of table) {
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}${size > limit ? `: over ${limit / 1000} kB` : ''}`)
}
if (table.some(([, size, limit]) => size > limit)) process.exitCode = 1
