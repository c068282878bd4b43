// Adds up what each screen fetches before its first content, scripts, styles and French words as the build compressed
// them, and compares kilobytes and files with their limits. Reads the folder that `vite build` wrote (web/dist); exits
// 1 when a screen is over a limit.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = process.argv[2] ?? resolve(import.meta.dirname, '../web/dist')
const dist = pathToFileURL(`${resolve(folder)}/`)
const read = (manifest) => JSON.parse(readFileSync(new URL(`.vite/${manifest}.json`, dist), 'utf8'))
const chunks = read('manifest')

/** The limits: those of the pages that are opened first, of the screens without a session, and of all others. */
const limits = {
  "the customer's page": { kilobytes: 50, files: 4 },
  'features/home/HomePage.tsx': { kilobytes: 224, files: 11 },
  'features/planning/PlanningPage.tsx': { kilobytes: 251, files: 14 },
  'features/rentals/form/RentalEditPage.tsx': { kilobytes: 234, files: 13 },
  'features/rentals/import/RentalImportPage.tsx': { kilobytes: 456, files: 36 },
  'features/rentals/summary/RentalSummaryPage.tsx': { kilobytes: 458, files: 38 },
  'the rental form with its fields': { kilobytes: 373, files: 19 },
}
const withoutSession = { kilobytes: 143, files: 11 }
const ofOthers = { kilobytes: 450, files: 36 }

const application = ['index.html', 'app/start/app.tsx']
const frame = [...application, 'app/layout/Layout.tsx', 'app/start/first-messages.fr.ts']

/** Returns every chunk that loads with these, following static imports. */
function closure(names, found = new Set()) {
  for (const name of names.filter((one) => chunks[one] && !found.has(one))) {
    found.add(name)
    closure(chunks[name].imports ?? [], found)
  }
  return [...found].map((name) => chunks[name])
}

function words(screenFolder) {
  return [`${screenFolder}/messages.fr.ts`]
}

/** A screen with the message catalogues of its folder and of the parent folders. */
function withWords(page) {
  const folders = page.split('/').slice(0, -1)
  return [page, ...folders.flatMap((_, depth) => words(folders.slice(0, depth + 1).join('/')))]
}

function weigh(name, loaded) {
  const files = new Set(
    loaded.flatMap(({ file, css = [] }) => [file, ...css]).filter((file) => !file.endsWith('.html')),
  )
  return { name, files: files.size, kilobytes: [...files].reduce((sum, file) => sum + sent(file), 0) / 1000 }
}

/** Bytes on the wire, without headers: a small file is not compressed. */
function sent(file) {
  const compressed = new URL(`${file}.br`, dist)
  return statSync(existsSync(compressed) ? compressed : new URL(file, dist)).size
}

const isLight = (page) => /^features\/access\/(factor\/)?[^/]+$/.test(page)
const screens = Object.keys(chunks).filter((name) => /^features\/.*Page\.tsx$/.test(name))
const table = [
  weigh("the customer's page", Object.values(read('customer'))),
  weigh('the rental form with its fields', closure([...frame, ...withWords('features/rentals/form/RentalForm.tsx')])),
  ...screens.map((page) => weigh(page, closure([...(isLight(page) ? application : frame), ...withWords(page)]))),
]
for (const { name, kilobytes, files } of table) {
  const most = limits[name] ?? (isLight(name) ? withoutSession : ofOthers)
  const isOver = kilobytes > most.kilobytes || files > most.files
  const note = isOver ? `: over ${most.kilobytes} kB or ${most.files} files` : ''
  console.log(`${kilobytes.toFixed(1).padStart(7)} kB ${String(files).padStart(3)} files  ${name}${note}`)
  if (isOver) process.exitCode = 1
}
